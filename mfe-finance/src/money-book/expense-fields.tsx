import { AmountInput, Controller, Field, FieldRow, TextArea, useWatch } from '@comptoir/shared-kernel/form';
import { CurrencySelect } from '../balances/currency-select';
import { useShortage } from '../balances/use-shortage';
import { useMessages } from '../messages/messages';
import { SupplierSelect } from '../suppliers/supplier-select';
import type { ExpenseContractForm } from './expense-form.schema';

interface ExpenseFieldsProps {
  form: ExpenseContractForm;
  /** The supplier is not among those known. */
  onNewSupplier: () => void;
}

/** How much, in which currency, for what, to whom. */
export function ExpenseFields({ form, onNewSupplier }: ExpenseFieldsProps) {
  const t = useMessages();
  const { control, register, formState } = form;
  const { errors } = formState;
  const [amount, currency] = useWatch({ control, name: ['amount', 'currency'] });
  const shortage = useShortage(currency, amount);
  return (
    <>
      <FieldRow>
        <Field label={t('expense.amount')} error={errors.amount?.message ?? shortage}>
          <Controller
            control={control}
            name="amount"
            render={({ field }) => <AmountInput data-autofocus {...field} />}
          />
        </Field>
        <Field label={t('expense.currency')} error={errors.currency?.message}>
          <Controller control={control} name="currency" render={({ field }) => <CurrencySelect {...field} />} />
        </Field>
      </FieldRow>
      <Field label={t('expense.description')} error={errors.description?.message}>
        <TextArea {...register('description')} />
      </Field>
      <Field label={t('expense.supplier')} optional={t('expense.optional')} error={errors.supplierId?.message}>
        <Controller
          control={control}
          name="supplierId"
          render={({ field }) => <SupplierSelect {...field} value={field.value ?? null} onNew={onNewSupplier} />}
        />
      </Field>
    </>
  );
}
