import { useContractForm } from '@comptoir/shared-kernel/form';
import { FormDialog } from '@comptoir/shared-kernel/records';
import { useState } from 'react';
import { useShownFailure } from '../balances/use-shown-failure';
import { useMessages } from '../messages/messages';
import { AddSupplierDialog } from '../suppliers/add-supplier.dialog';
import { ExpenseFields } from './expense-fields';
import { ExpenseFormSchema, NEW_EXPENSE } from './expense-form.schema';
import { UnansweredExpense } from './unanswered-expense';
import type { ExpenseBooking } from './use-book-expense';

const DRAFT = 'expense';

interface ExpenseDialogProps {
  booking: ExpenseBooking;
  onClose: () => void;
}

/** Asks for an expense of the selected office. */
export function ExpenseDialog({ booking, onClose }: ExpenseDialogProps) {
  const t = useMessages();
  const [addsSupplier, setAddsSupplier] = useState(false);
  const form = useContractForm(ExpenseFormSchema, { defaultValues: NEW_EXPENSE, draft: DRAFT });
  useShownFailure(form, booking.error, 'amount');

  return (
    <>
      <FormDialog
        texts={{ title: t('moneyBook.addExpense'), submit: t('expense.create') }}
        form={form}
        state={booking.state}
        onSubmit={booking.book}
        onClose={onClose}
        draft={DRAFT}
        notice={<UnansweredExpense booking={booking} />}
        width={480}
      >
        <ExpenseFields onNewSupplier={() => setAddsSupplier(true)} />
      </FormDialog>
      {addsSupplier && (
        <AddSupplierDialog
          onClose={() => setAddsSupplier(false)}
          onAdded={({ id }) => form.setValue('supplierId', id, { shouldDirty: true })}
        />
      )}
    </>
  );
}
