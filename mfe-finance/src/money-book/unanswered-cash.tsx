import { Money } from '@comptoir/ui/money';
import { UnansweredNotice } from '../submission/unanswered-notice';
import type { CashBooking } from './use-book-cash';

export function UnansweredCash({ booking }: { booking: CashBooking }) {
  const { sent, isPending, resend, forget } = booking;
  if (!sent) return null;
  return (
    <UnansweredNotice busy={isPending} onResend={resend} onForget={forget}>
      <Money amount={sent.amount} currency={sent.currency} /> · <bdi>{sent.description}</bdi>
    </UnansweredNotice>
  );
}
