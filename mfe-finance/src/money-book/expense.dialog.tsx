import { Form, useContractForm, useGuardedClose } from '@comptoir/shared-kernel/form';
import { Button, Dialog } from '@comptoir/shared-kernel/ui';
import { useId, useState } from 'react';
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
  const formId = useId();
  const [addsSupplier, setAddsSupplier] = useState(false);
  const form = useContractForm(ExpenseFormSchema, { defaultValues: NEW_EXPENSE, draft: DRAFT });
  const { close, question } = useGuardedClose(form.formState.isDirty && !booking.isSuccess, onClose, DRAFT);
  useShownFailure(form, booking.error, 'amount');

  return (
    <Dialog
      title={t('moneyBook.addExpense')}
      width={480}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('expense.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={booking.isPending}>
            {booking.isPending ? t('expense.saving') : t('expense.create')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void form.handleSubmit(booking.book)(event)}>
        <UnansweredExpense booking={booking} />
        <ExpenseFields form={form} onNewSupplier={() => setAddsSupplier(true)} />
      </Form>
      {addsSupplier && (
        <AddSupplierDialog
          onClose={() => setAddsSupplier(false)}
          onAdded={({ id }) => form.setValue('supplierId', id, { shouldDirty: true })}
        />
      )}
      {question}
    </Dialog>
  );
}
