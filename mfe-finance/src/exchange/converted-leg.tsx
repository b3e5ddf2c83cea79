import type { TradeInput } from '@comptoir/api-contract/trades';
import { type ContractForm, Field, TextInput } from '@comptoir/ui/fields';
import { CurrencySelect, formatAmount } from '@comptoir/ui/money';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../messages/messages';
import styles from './trade-form.module.css';
import type { TradeFormValues } from './trade-form.schema';
import { TargetAmount } from './target-amount';

const { ControlField } = fieldsOf<TradeFormValues>();

interface ConvertedLegProps extends Pick<TradeFormValues, 'oldCurrency' | 'newAmount' | 'newCurrency' | 'rate'> {
  form: ContractForm<TradeFormValues, TradeInput>;
}

/** Received amount, or the wanted amount from which the given one is computed. */
export function ConvertedLeg({ form, oldCurrency, newAmount, newCurrency, rate }: ConvertedLegProps) {
  const t = useMessages();
  const { errors } = form.formState;
  return (
    <fieldset className={styles.band}>
      <legend>{t('exchange.buys')}</legend>
      <div className={styles.leg}>
        <Field label={t('trade.converted')} error={newAmount === undefined ? undefined : errors.newAmount?.message}>
          <TextInput
            readOnly
            value={newAmount === undefined || newCurrency === '' ? '' : formatAmount(newAmount, newCurrency)}
          />
        </Field>
        <ControlField name="newCurrency" label={t('trade.newCurrency')}>
          {(field) => <CurrencySelect {...field} except={oldCurrency} />}
        </ControlField>
      </div>
      <TargetAmount
        rate={rate}
        currency={newCurrency}
        onChange={(amount) => form.setValue('oldAmount', amount, { shouldDirty: true, shouldValidate: true })}
      />
    </fieldset>
  );
}
