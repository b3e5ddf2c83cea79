import { FieldRow, useWatch } from '@comptoir/shared-kernel/form';
import { fieldsOf } from '@comptoir/shared-kernel/records';
import { CurrencySelect } from '../balances/currency-select';
import { useShortage } from '../balances/use-shortage';
import { useMessages } from '../messages/messages';
import { SupplierSelect } from '../suppliers/supplier-select';
import type { ExpenseFormValues } from './expense-form.schema';

const { AmountField, ControlField, TextAreaField } = fieldsOf<ExpenseFormValues>();

interface ExpenseFieldsProps {
  /** The supplier is not among those known. */
  onNewSupplier: () => void;
}

/** How much, in which currency, for what, to whom. */
export function ExpenseFields({ onNewSupplier }: ExpenseFieldsProps) {
  const t = useMessages();
  const [amount, currency] = useWatch<ExpenseFormValues, ['amount', 'currency']>({ name: ['amount', 'currency'] });
  const shortage = useShortage(currency, amount);
  return (
    <>
      <FieldRow>
        <AmountField name="amount" label={t('expense.amount')} problem={shortage} data-autofocus />
        <ControlField name="currency" label={t('expense.currency')}>
          {(field) => <CurrencySelect {...field} />}
        </ControlField>
      </FieldRow>
      <TextAreaField name="description" label={t('expense.description')} />
      <ControlField name="supplierId" label={t('expense.supplier')} optional={t('expense.optional')}>
        {({ value = null, ...field }) => <SupplierSelect {...field} value={value} onNew={onNewSupplier} />}
      </ControlField>
    </>
  );
}
