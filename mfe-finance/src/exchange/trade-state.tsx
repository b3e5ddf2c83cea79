import { Tag } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './trade-list.module.css';
import type { TradeRow } from './trade-rows';

/** Marks a reversed trade; its counter-entry shows reason and person. */
export function TradeState({ row: { kind, trade } }: { row: TradeRow }) {
  const t = useMessages();
  const { id, reversal } = trade;
  if (!reversal) return null;
  if (kind === 'trade') return <Tag tone="warning">{t('reversal.reversedBy', { id: reversal.id })}</Tag>;
  const { reason, by } = reversal;
  return (
    <span className={styles.state}>
      <Tag>{t('reversal.of', { id })}</Tag> <bdi>{reason}</bdi> · <bdi>{by}</bdi>
    </span>
  );
}
