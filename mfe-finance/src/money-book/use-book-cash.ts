import type { CashForm, TransactionInput } from '@comptoir/api-contract/transactions';
import { useApiMutation } from '@comptoir/ui/changes';
import { dayOf, instantAt, now, today } from '@comptoir/kernel/format';
import { useSelection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';

/** Money that leaves the cash of an office, or comes into it. */
export type CashKind = 'expense' | 'float';

/** The booking of an expense or a float; the page keeps it, because what is unanswered outlives the dialog. */
export type CashBooking = ReturnType<typeof useBookCash>;

/** Books expenses or floats of the selected office; `onBooked` is told of each. */
export function useBookCash(kind: CashKind, onBooked: () => void) {
  const t = useMessages();
  const { selectedOfficeId } = useSelection();
  const create = useApiMutation('createTransaction', {
    success: t(`${kind}.created`),
    failure: t(`${kind}.createFailed`),
    survivesReload: true,
    ...(kind === 'float' && { subject: kind }),
    // Tried again a moment later it is still the same expense.
    identity: ({ body }) => ({ ...body, date: dayOf(body.date) }),
    onSuccess: onBooked,
  });
  const sent = create.unanswered?.body;
  return {
    ...create,
    kind,
    /** What was sent for this office and has no answer. */
    sent: sent?.officeId === selectedOfficeId ? sent : undefined,
    book: (cash: CashForm) => {
      if (selectedOfficeId) create.mutate({ body: asTransaction(kind, cash, selectedOfficeId) });
    },
  };
}

/** An expense or a float as the books take it: an expense below 0; of today at this moment, else at noon of its day. */
function asTransaction(kind: CashKind, cash: CashForm, officeId: string): TransactionInput {
  const { amount, currency, description, date, supplierId = null } = cash;
  const moment = (date === today() ? undefined : instantAt(date, '12:00')) ?? now().toISOString();
  const signed = kind === 'expense' ? -amount : amount;
  return { officeId, date: moment, amount: signed, currency, description, supplierId };
}
