import { Money } from '@comptoir/shared-kernel/ui';
import { UnansweredNotice } from '../submission/unanswered-notice';
import type { ExpenseBooking } from './use-book-expense';

/** The expense that was sent and has no answer, if there is one. */
export function UnansweredExpense({ booking }: { booking: ExpenseBooking }) {
  const { sent, isPending, resend, forget } = booking;
  if (!sent) return null;
  return (
    <UnansweredNotice busy={isPending} onResend={resend} onForget={forget}>
      <Money amount={sent.amount} currency={sent.currency} /> · <bdi>{sent.description}</bdi>
    </UnansweredNotice>
  );
}
