import { Figure } from '../../components/figure/figure';
import type { AuditEntry } from '@comptoir/api-contract/audit';
import { formatDateTime } from '@comptoir/kernel/internal/format';
import { changesOf } from './changes-of';
import { useHistoryMessages } from './history-messages';
import styles from './history.module.css';

export function HistoryEntry({ entry }: { entry: AuditEntry }) {
  const t = useHistoryMessages();
  const changes = changesOf(entry, t);
  return (
    <li className={styles.entry}>
      <p className={styles.action}>
        {t(`action.${entry.action}`, { who: entry.user?.name ?? t('server') })}
        <time className={styles.time} dateTime={entry.date}>
          <Figure>{formatDateTime(entry.date)}</Figure>
        </time>
      </p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      )}
    </li>
  );
}
