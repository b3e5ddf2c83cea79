import type { TradeInput } from '@comptoir/api-contract/trades';
import { formatAmount } from '@comptoir/shared-kernel/format';
import {
  AmountInput,
  Controller,
  Field,
  Form,
  FormActions,
  parseDecimal,
  TextInput,
  useContractForm,
  useUnsavedChanges,
  useWatch,
  useAskedReason,
} from '@comptoir/shared-kernel/form';
import { Button, Card } from '@comptoir/shared-kernel/ui';
import { useEffect } from 'react';
import { BalancePanel } from '../balances/balance-panel';
import { CurrencySelect } from '../balances/currency-select';
import { useShortage } from '../balances/use-shortage';
import { useShownFailure } from '../balances/use-shown-failure';
import { useMessages } from '../messages/messages';
import { RateHint } from './rate-hint';
import { movementsOf } from './trade-movements';
import styles from './trade-form.module.css';
import { ReasonField } from './reason-field';
import { newTrade, TradeFormSchema, withoutBlank } from './trade-form.schema';
import { useConvertedAmount } from './use-converted-amount';
import { useLastRate } from './use-last-rate';

interface TradeFormProps {
  officeId: string;
  submission: { isPending: boolean; isSuccess: boolean; error: Error | null };
  onSubmit: (trade: TradeInput) => void;
}

/** What is given, at which rate, what is received for it, and what the office holds then. */
export function TradeForm({ officeId, submission, onSubmit }: TradeFormProps) {
  const t = useMessages();
  const form = useContractForm(TradeFormSchema, { defaultValues: newTrade(officeId), draft: `trade ${officeId}` });
  const { register, control, setValue, handleSubmit, formState } = form;
  const { errors } = formState;
  const [oldAmount, oldCurrency, newCurrency, rate, reason] = useWatch({
    control,
    name: ['oldAmount', 'oldCurrency', 'newCurrency', 'rate', 'reason'],
  });
  const asked = useAskedReason(submission.error, `${oldCurrency} ${newCurrency} ${rate}`);
  const usual = useLastRate(form);
  const newAmount = useConvertedAmount(form);
  const shortage = useShortage(oldCurrency, oldAmount);
  const leaving = useUnsavedChanges(formState.isDirty && !submission.isSuccess);
  useShownFailure(form, submission.error, 'oldAmount');
  useEffect(() => {
    if (asked) form.setFocus('reason');
  }, [form, asked]);

  return (
    <div className={styles.columns}>
      <Card>
        <Form onSubmit={(event) => void handleSubmit((trade) => onSubmit(withoutBlank(trade)))(event)}>
          <div className={styles.leg}>
            <Field label={t('trade.amount')} error={errors.oldAmount?.message ?? shortage}>
              <Controller control={control} name="oldAmount" render={({ field }) => <AmountInput {...field} />} />
            </Field>
            <Field label={t('trade.oldCurrency')} error={errors.oldCurrency?.message}>
              <Controller
                control={control}
                name="oldCurrency"
                render={({ field }) => (
                  <CurrencySelect
                    {...field}
                    onChange={(currency) => {
                      field.onChange(currency);
                      if (currency === newCurrency) setValue('newCurrency', '');
                    }}
                  />
                )}
              />
            </Field>
          </div>
          <Field
            label={t('trade.rate')}
            error={errors.rate?.message}
            hint={
              usual && (
                <RateHint
                  usual={usual}
                  rate={rate}
                  onTake={(last) => setValue('rate', last, { shouldDirty: true, shouldValidate: true })}
                />
              )
            }
          >
            <TextInput inputMode="decimal" autoComplete="off" {...register('rate', { setValueAs: parseDecimal })} />
          </Field>
          {(asked || (reason ?? '') !== '') && <ReasonField form={form} asked={asked} />}
          <div className={styles.leg}>
            <Field label={t('trade.converted')} error={newAmount === undefined ? undefined : errors.newAmount?.message}>
              <TextInput
                readOnly
                value={newAmount === undefined || newCurrency === '' ? '' : formatAmount(newAmount, newCurrency)}
              />
            </Field>
            <Field label={t('trade.newCurrency')} error={errors.newCurrency?.message}>
              <Controller
                control={control}
                name="newCurrency"
                render={({ field }) => <CurrencySelect {...field} except={oldCurrency} />}
              />
            </Field>
          </div>
          <FormActions>
            <Button type="submit" variant="primary" icon="exchange" busy={submission.isPending}>
              {submission.isPending ? t('exchange.converting') : t('exchange.convert')}
            </Button>
          </FormActions>
          {leaving}
        </Form>
      </Card>
      <BalancePanel movements={movementsOf({ oldAmount, oldCurrency, newAmount, newCurrency })} />
    </div>
  );
}
