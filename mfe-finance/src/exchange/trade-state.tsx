import type { Trade } from '@comptoir/api-contract/trades';
import { IconButton, Tag } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';
import styles from './trade-list.module.css';
import type { TradeRow } from './trade-rows';

interface TradeStateProps {
  row: TradeRow;
  onReverse: (trade: Trade) => void;
}

/** Whether a trade stands, with the way to take it back; on its counter entry why it was taken back, and by whom. */
export function TradeState({ row: { kind, trade }, onReverse }: TradeStateProps) {
  const t = useMessages();
  const mayReverse = useMayReverse();
  const { id, reversal } = trade;
  if (!reversal) {
    if (!mayReverse) return null;
    const label = t('reversal.trade', { id });
    return <IconButton icon="reverse" size="small" label={label} onClick={() => onReverse(trade)} />;
  }
  if (kind === 'trade') return <Tag tone="warning">{t('reversal.reversed')}</Tag>;
  const { reason, by } = reversal;
  return (
    <span className={styles.state} title={`${reason} (${by})`}>
      <Tag>{t('reversal.of', { id })}</Tag> <bdi>{reason}</bdi> · <bdi>{by}</bdi>
    </span>
  );
}
