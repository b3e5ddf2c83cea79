import { RowLink } from '@comptoir/shared-kernel/ui';
import { Money } from '../balances/money';
import { useMessages } from '../messages/messages';
import styles from './trade-list.module.css';
import type { TradeRow } from './trade-rows';

/** What was given, which opens the trade; read aloud with its number. */
export function TradeTitle({ row: { trade, given } }: { row: TradeRow }) {
  const t = useMessages();
  const { id } = trade;
  return (
    <RowLink to={`/exchange/${id}`}>
      <span className={styles.aloud}>{t('trade.title', { id })} </span>
      <Money {...given} />
    </RowLink>
  );
}
