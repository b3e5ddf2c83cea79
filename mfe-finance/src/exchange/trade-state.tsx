import { Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import styles from './trade-list.module.css';
import type { TradeRow } from './trade-rows';

/** That a trade was taken back, and by which line; why and by whom, on the line that takes it back. */
export function TradeState({ row: { kind, trade } }: { row: TradeRow }) {
  const t = useMessages();
  if (!trade.reversal) return null;
  if (kind === 'trade') return <Tag tone="warning">{t('reversal.reversed')}</Tag>;
  const { reason, by } = trade.reversal;
  return (
    <span className={styles.state} title={`${reason} (${by})`}>
      <Tag>{t('reversal.of', { id: trade.id })}</Tag> <bdi>{reason}</bdi> · <bdi>{by}</bdi>
    </span>
  );
}
