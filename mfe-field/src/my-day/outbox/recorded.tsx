import { formatDateTime } from '@comptoir/kernel/format';
import { Figure } from '@comptoir/ui';
import { amountsText } from '@comptoir/ui/collections';
import type { OutboxItem } from '@comptoir/ui/outbox';
import { useMessages } from '../../messages/messages';
import styles from './outbox.module.css';
import { linesOf } from './lines-of';

/** Agency, amounts and time of a recorded stop. */
export function Recorded({ item }: { item: OutboxItem }) {
  const t = useMessages();
  const lines = linesOf(item);
  return (
    <span className={styles.what}>
      <bdi className={styles.name}>{item.agency}</bdi>
      <span>
        <bdi>{lines.length === 0 ? t('myDay.state.reported') : amountsText(lines)}</bdi>
        {' · '}
        <Figure>{formatDateTime(item.recordedAt)}</Figure>
      </span>
    </span>
  );
}
