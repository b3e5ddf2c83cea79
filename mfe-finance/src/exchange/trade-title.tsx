import { formatAmount, Money } from '@comptoir/ui/money';
import { RowLink } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { tradePath, type TradeRow } from './trade-rows';

/** Given amount as a link to the trade; screen readers hear its number. */
export function TradeTitle({ row: { trade, given } }: { row: TradeRow }) {
  const t = useMessages();
  const { id } = trade;
  return (
    <RowLink
      to={tradePath({ trade })}
      aria-label={`${t('trade.title', { id })} ${formatAmount(given.amount, given.currency)}`}
    >
      <Money {...given} />
    </RowLink>
  );
}
