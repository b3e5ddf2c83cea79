import type { TradeInput } from '@comptoir/api-contract/trades';
import { type useApiMutation, useAskedReason } from '@comptoir/ui/changes';
import { useContractForm, useWatch } from '@comptoir/ui/fields';
import { CurrencySelect } from '@comptoir/ui/money';
import { fieldsOf, RecordForm } from '@comptoir/ui/records';
import { Card } from '@comptoir/ui';
import { useEffect } from 'react';
import { BalancePanel } from '../balances/balance-panel';
import { useShortage } from '../balances/use-shortage';
import { useFieldErrors } from '../balances/use-field-errors';
import { useMessages } from '../messages/messages';
import { ConvertedLeg } from './converted-leg';
import { RateField } from './rate-field';
import { movementsOf } from './trade-movements';
import styles from './trade-form.module.css';
import { newTrade, TradeFormSchema, withoutBlank, type TradeFormValues } from './trade-form.schema';
import { useConvertedAmount } from './use-converted-amount';
import { useLastRate } from './use-last-rate';

const { AmountField, ControlField, ReasonField } = fieldsOf<TradeFormValues>();

interface TradeFormProps {
  officeId: string;
  submission: Pick<ReturnType<typeof useApiMutation>, 'state' | 'error'>;
  onSubmit: (trade: TradeInput) => void;
}

export function TradeForm({ officeId, submission, onSubmit }: TradeFormProps) {
  const t = useMessages();
  const form = useContractForm(TradeFormSchema, { defaultValues: newTrade(officeId), draft: `trade ${officeId}` });
  const { control, setValue } = form;
  const [oldAmount, oldCurrency, newCurrency, rate, reason] = useWatch({
    control,
    name: ['oldAmount', 'oldCurrency', 'newCurrency', 'rate', 'reason'],
  });
  const requestedReason = useAskedReason(submission.error, `${oldCurrency} ${newCurrency} ${rate}`);
  const last = useLastRate(form);
  const newAmount = useConvertedAmount(form);
  const shortage = useShortage(oldCurrency, oldAmount);
  useFieldErrors(form, submission.error, 'oldAmount');
  useEffect(() => {
    if (requestedReason) form.setFocus('reason');
  }, [form, requestedReason]);
  const pair = { oldCurrency, newCurrency: newCurrency || oldCurrency };
  const takeRate = (last: number) => setValue('rate', last, { shouldDirty: true, shouldValidate: true });

  return (
    <div className={styles.columns}>
      <Card>
        <RecordForm
          form={form}
          state={submission.state}
          onSubmit={(trade) => onSubmit(withoutBlank(trade))}
          submit={{ label: t('exchange.convert'), busyLabel: t('exchange.converting'), icon: 'exchange' }}
        >
          <fieldset className={styles.band}>
            <legend>{t('exchange.sells')}</legend>
            <div className={styles.leg}>
              <AmountField name="oldAmount" label={t('trade.amount')} currency={oldCurrency} problem={shortage} />
              <ControlField name="oldCurrency" label={t('trade.oldCurrency')}>
                {({ onChange, ...field }) => (
                  <CurrencySelect
                    {...field}
                    onChange={(currency) => {
                      onChange(currency);
                      if (currency === newCurrency) setValue('newCurrency', '');
                    }}
                  />
                )}
              </ControlField>
            </div>
          </fieldset>
          <RateField form={form} pair={pair} last={last} onTake={takeRate} />
          {(requestedReason || (reason ?? '') !== '') && (
            <ReasonField name="reason" label={t('trade.reason')} asked={requestedReason} />
          )}
          <ConvertedLeg {...{ form, oldCurrency, newAmount, newCurrency, rate }} />
        </RecordForm>
      </Card>
      <BalancePanel movements={movementsOf({ oldAmount, oldCurrency, newAmount, newCurrency })} />
    </div>
  );
}
