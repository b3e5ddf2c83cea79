import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '@comptoir/shared-kernel/format';
import { useMessages } from '../messages/messages';

interface CollectedOfScheduledProps {
  collected: number;
  scheduled: number;
  currency: CurrencyCode;
}

/** What was collected of what was scheduled, each amount from left to right in every language. */
export function CollectedOfScheduled({ collected, scheduled, currency }: CollectedOfScheduledProps) {
  const t = useMessages();
  return (
    <span>
      <bdi dir="ltr">{formatAmount(collected, currency)}</bdi> {t('moneyBook.of')}{' '}
      <bdi dir="ltr">{formatAmount(scheduled, currency)}</bdi>
    </span>
  );
}
