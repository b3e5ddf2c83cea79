import type { CashForm, TransactionInput } from '@comptoir/api-contract/transactions';
import { useApiMutation } from '@comptoir/ui/changes';
import { dayOf, instantAt, now, today } from '@comptoir/kernel/format';
import { useSelection } from '@comptoir/kernel/selection';
import { useMessages } from '../messages/messages';

/** Money out of or into the cash of an office. */
export type CashKind = 'expense' | 'float';

/** Kept by the page, because an unanswered booking outlives the dialog. */
export type CashBooking = ReturnType<typeof useBookCash>;

/** `onBooked` is called after each booking. */
export function useBookCash(kind: CashKind, onBooked: () => void) {
  const t = useMessages();
  const { selectedOfficeId } = useSelection();
  const create = useApiMutation('createTransaction', {
    success: t(`${kind}.created`),
    failure: t(`${kind}.createFailed`),
    survivesReload: true,
    ...(kind === 'float' && { subject: kind }),
    // The time is left out, so that a later retry is the same booking.
    identity: ({ body }) => ({ ...body, date: dayOf(body.date) }),
    onSuccess: onBooked,
    onAwaiting: onBooked,
  });
  const sent = create.unanswered?.body;
  return {
    ...create,
    kind,
    /** Unanswered booking of this office. */
    sent: sent?.officeId === selectedOfficeId ? sent : undefined,
    book: (cash: CashForm) => {
      if (selectedOfficeId) create.mutate({ body: asTransaction(kind, cash, selectedOfficeId) });
    },
  };
}

/** Expenses become negative. Today's are booked at the current time, older ones at noon of their day. */
function asTransaction(kind: CashKind, cash: CashForm, officeId: string): TransactionInput {
  const { amount, currency, description, date, supplierId = null } = cash;
  const moment = (date === today() ? undefined : instantAt(date, '12:00')) ?? now().toISOString();
  const signed = kind === 'expense' ? -amount : amount;
  return { officeId, date: moment, amount: signed, currency, description, supplierId };
}
