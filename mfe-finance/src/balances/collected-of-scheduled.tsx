import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { Money } from '@comptoir/ui/money';
import { useMessages } from '../messages/messages';

interface CollectedOfScheduledProps {
  collected: number;
  scheduled: number;
  currency: CurrencyCode;
}

/** Amounts are left to right in every language. */
export function CollectedOfScheduled({ collected, scheduled, currency }: CollectedOfScheduledProps) {
  const t = useMessages();
  return (
    <span>
      <Money amount={collected} currency={currency} /> {t('moneyBook.of')}{' '}
      <Money amount={scheduled} currency={currency} />
    </span>
  );
}
