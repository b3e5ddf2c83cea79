import type { ExpenseForm, TransactionInput } from '@comptoir/api-contract/transactions';
import { useApiMutation } from '@comptoir/shared-kernel/form';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { useMessages } from '../messages/messages';

/** The booking of an expense; the page keeps it, because what is unanswered outlives the dialog. */
export type ExpenseBooking = ReturnType<typeof useBookExpense>;

/** Books expenses of the selected office; `onBooked` is told of each. */
export function useBookExpense(onBooked: () => void) {
  const t = useMessages();
  const { selectedOfficeId } = useSelection();
  const create = useApiMutation('createTransaction', {
    success: t('expense.created'),
    failure: t('expense.createFailed'),
    survivesReload: true,
    // Tried again a moment later it is still the same expense.
    identity: ({ body }) => ({ ...body, date: undefined }),
    onSuccess: onBooked,
  });
  const sent = create.unanswered?.body;
  return {
    ...create,
    /** What was sent for this office and has no answer. */
    sent: sent?.officeId === selectedOfficeId ? sent : undefined,
    book: (expense: ExpenseForm) => {
      if (selectedOfficeId) create.mutate({ body: asTransaction(expense, selectedOfficeId, new Date()) });
    },
  };
}

/** An expense as the books take it: below 0, at this moment. */
function asTransaction(expense: ExpenseForm, officeId: string, now: Date): TransactionInput {
  const { amount, currency, description, supplierId = null } = expense;
  return { officeId, date: now.toISOString(), amount: -amount, currency, description, supplierId };
}
