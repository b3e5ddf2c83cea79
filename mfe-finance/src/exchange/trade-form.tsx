import type { TradeInput } from '@comptoir/api-contract/trades';
import { type useApiMutation, useAskedReason } from '@comptoir/shared-kernel/changes';
import { Field, TextInput, useContractForm, useWatch } from '@comptoir/shared-kernel/fields';
import { CurrencySelect, formatAmount, parseDecimal } from '@comptoir/shared-kernel/money';
import { fieldsOf, RecordForm } from '@comptoir/shared-kernel/records';
import { Card } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { BalancePanel } from '../balances/balance-panel';
import { useShortage } from '../balances/use-shortage';
import { useShownFailure } from '../balances/use-shown-failure';
import { useMessages } from '../messages/messages';
import { RateHint } from './rate-hint';
import { movementsOf } from './trade-movements';
import styles from './trade-form.module.css';
import { newTrade, TradeFormSchema, withoutBlank, type TradeFormValues } from './trade-form.schema';
import { useConvertedAmount } from './use-converted-amount';
import { useLastRate } from './use-last-rate';

const { AmountField, ControlField, ReasonField, TextField } = fieldsOf<TradeFormValues>();

interface TradeFormProps {
  officeId: string;
  submission: Pick<ReturnType<typeof useApiMutation>, 'state' | 'error'>;
  onSubmit: (trade: TradeInput) => void;
}

/** What is given, at which rate, what is received for it, and what the office holds then. */
export function TradeForm({ officeId, submission, onSubmit }: TradeFormProps) {
  const t = useMessages();
  const form = useContractForm(TradeFormSchema, { defaultValues: newTrade(officeId), draft: `trade ${officeId}` });
  const { control, setValue, formState } = form;
  const [oldAmount, oldCurrency, newCurrency, rate, reason] = useWatch({
    control,
    name: ['oldAmount', 'oldCurrency', 'newCurrency', 'rate', 'reason'],
  });
  const asked = useAskedReason(submission.error, `${oldCurrency} ${newCurrency} ${rate}`);
  const last = useLastRate(form);
  const newAmount = useConvertedAmount(form);
  const shortage = useShortage(oldCurrency, oldAmount);
  useShownFailure(form, submission.error, 'oldAmount');
  useEffect(() => {
    if (asked) form.setFocus('reason');
  }, [form, asked]);
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
          <TextField
            name="rate"
            label={t('trade.rate')}
            hint={<RateHint last={last} rate={rate} onTake={takeRate} />}
            inputMode="decimal"
            autoComplete="off"
            setValueAs={parseDecimal}
          />
          {(asked || (reason ?? '') !== '') && <ReasonField name="reason" label={t('trade.reason')} asked={asked} />}
          <div className={styles.leg}>
            <Field
              label={t('trade.converted')}
              error={newAmount === undefined ? undefined : formState.errors.newAmount?.message}
            >
              <TextInput
                readOnly
                value={newAmount === undefined || newCurrency === '' ? '' : formatAmount(newAmount, newCurrency)}
              />
            </Field>
            <ControlField name="newCurrency" label={t('trade.newCurrency')}>
              {(field) => <CurrencySelect {...field} except={oldCurrency} />}
            </ControlField>
          </div>
        </RecordForm>
      </Card>
      <BalancePanel movements={movementsOf({ oldAmount, oldCurrency, newAmount, newCurrency })} />
    </div>
  );
}
