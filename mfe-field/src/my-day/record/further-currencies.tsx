import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { IconButton } from '@comptoir/ui';
import { AddCurrency } from '@comptoir/ui/counting';
import { useFormContext, useWatch } from '@comptoir/ui/fields';
import { fieldsOf } from '@comptoir/ui/records';
import { useMessages } from '../../messages/messages';
import type { PickUpValues } from './pick-up-form.schema';
import styles from './pick-up-form.module.css';

const { AmountField } = fieldsOf<PickUpValues>();

/** Amounts in currencies other than that of the collection. */
export function FurtherCurrencies({ own }: { own: CurrencyCode }) {
  const t = useMessages();
  const { setValue } = useFormContext<PickUpValues>();
  const further = useWatch<PickUpValues, 'further'>({ name: 'further' });
  const set = (lines: PickUpValues['further']) => setValue('further', lines, { shouldDirty: true });
  return (
    <>
      {further.map(({ currency }, index) => (
        <div key={currency} className={styles.line}>
          <AmountField
            name={`further.${index}.amount`}
            label={t('record.amountIn', { currency })}
            currency={currency}
          />
          <IconButton
            icon="close"
            label={t('record.removeCurrency', { currency })}
            onClick={() => set(further.filter((line) => line.currency !== currency))}
          />
        </div>
      ))}
      <AddCurrency
        used={[own, ...further.map(({ currency }) => currency)]}
        onAdd={(currency) => set([...further, { currency, amount: undefined }])}
      />
    </>
  );
}
