import type { Supplier } from '@comptoir/api-contract/suppliers';
import { DAYS_BACK } from '@comptoir/api-contract/transactions';
import { DateInput } from '@comptoir/ui/dates';
import { FieldRow, useWatch } from '@comptoir/ui/fields';
import { dayAfter, today } from '@comptoir/kernel/format';
import { fieldsOf } from '@comptoir/ui/records';
import { CurrencySelect } from '@comptoir/ui/money';
import { useShortage } from '../balances/use-shortage';
import { useMessages } from '../messages/messages';
import { SupplierSelect } from '../suppliers/supplier-select';
import type { CashFormValues } from './cash-form.schema';
import type { CashKind } from './use-book-cash';

const { AmountField, ControlField, TextAreaField } = fieldsOf<CashFormValues>();

interface CashFieldsProps {
  kind: CashKind;
  onNewSupplier: () => void;
  /** Supplier added while the form is open. */
  addedSupplier: Supplier | undefined;
}

export function CashFields({ kind, onNewSupplier, addedSupplier }: CashFieldsProps) {
  const t = useMessages();
  const [amount, currency] = useWatch<CashFormValues, ['amount', 'currency']>({ name: ['amount', 'currency'] });
  const shortage = useShortage(currency, kind === 'expense' ? amount : undefined);
  const first = dayAfter(today(), -DAYS_BACK);
  return (
    <>
      <FieldRow>
        <AmountField name="amount" label={t('expense.amount')} currency={currency} problem={shortage} data-autofocus />
        <ControlField name="currency" label={t('expense.currency')}>
          {(field) => <CurrencySelect {...field} />}
        </ControlField>
      </FieldRow>
      <TextAreaField name="description" label={t('expense.description')} />
      <ControlField name="date" label={t('expense.date')}>
        {({ onChange, ...field }) => (
          <DateInput {...field} onChange={(day) => day && onChange(day)} min={first} max={today()} clearable={false} />
        )}
      </ControlField>
      {kind === 'expense' && (
        <ControlField name="supplierId" label={t('expense.supplier')} optional>
          {({ value = null, ...field }) => (
            <SupplierSelect {...field} value={value} onNew={onNewSupplier} added={addedSupplier} />
          )}
        </ControlField>
      )}
    </>
  );
}
