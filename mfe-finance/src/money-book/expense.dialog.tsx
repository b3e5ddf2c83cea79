import type { ExpenseForm, TransactionInput } from '@comptoir/api-contract/transactions';
import { useApiMutation } from '@comptoir/shared-kernel/query';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { Button, Dialog, Form, useContractForm, useGuardedClose } from '@comptoir/shared-kernel/ui';
import { useId, useState } from 'react';
import { Money } from '../balances/money';
import { useShownFailure } from '../balances/use-shown-failure';
import { useMessages } from '../messages/messages';
import { UnansweredNotice } from '../submission/unanswered-notice';
import { AddSupplierDialog } from '../suppliers/add-supplier.dialog';
import { ExpenseFields } from './expense-fields';
import { ExpenseFormSchema, NEW_EXPENSE } from './expense-form.schema';

/** Books an expense of the selected office; closes once it is booked. */
export function ExpenseDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const formId = useId();
  const { selectedOfficeId } = useSelection();
  const [addsSupplier, setAddsSupplier] = useState(false);
  const form = useContractForm(ExpenseFormSchema, { defaultValues: NEW_EXPENSE, draft: 'expense' });
  const create = useApiMutation('createTransaction', {
    success: t('expense.created'),
    failure: t('expense.createFailed'),
    alsoChanges: ['general-ledger'],
    survivesReload: true,
    // Tried again a moment later it is still the same expense.
    identity: ({ body }) => ({ ...body, date: undefined }),
    onSuccess: onClose,
  });
  const { close, question } = useGuardedClose(form.formState.isDirty && !create.isSuccess, onClose);
  const sent = create.unanswered?.body;
  useShownFailure(form, create.error, 'amount');

  const book = (expense: ExpenseForm) => {
    if (selectedOfficeId) create.mutate({ body: asTransaction(expense, selectedOfficeId, new Date()) });
  };

  return (
    <Dialog
      title={t('moneyBook.addExpense')}
      width={480}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('expense.cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={create.isPending}>
            {create.isPending ? t('expense.saving') : t('expense.create')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void form.handleSubmit(book)(event)}>
        {sent && (
          <UnansweredNotice busy={create.isPending} onResend={create.resend} onForget={create.forget}>
            <Money amount={sent.amount} currency={sent.currency} /> · {sent.description}
          </UnansweredNotice>
        )}
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

/** An expense as the books take it: below 0, at this moment. */
function asTransaction(expense: ExpenseForm, officeId: string, now: Date): TransactionInput {
  const { amount, currency, description, supplierId = null } = expense;
  return { officeId, date: now.toISOString(), amount: -amount, currency, description, supplierId };
}
