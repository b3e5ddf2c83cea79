import type { CollectorDay } from '@comptoir/api-contract/overview';
import { today } from '@comptoir/kernel/format';
import { Link } from '@comptoir/kernel/router';
import { Figure } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoPart } from './to-do-part';

/** Fits into the card. */
const MAX_ROWS = 5;

/** Number of collections that each collector has left today. Nothing if none has any. */
export function CollectorDays({ collectors }: { collectors: readonly CollectorDay[] }) {
  const t = useMessages();
  const busy = collectors.filter(({ due }) => due > 0);
  if (busy.length === 0) return null;
  return (
    <ToDoPart title={t('dashboard.toDo.byCollector')}>
      <ul className={styles.lines}>
        {busy.slice(0, MAX_ROWS).map(({ id, name, scheduled, due }) => (
          <li key={id}>
            <Link
              to={`/collection-schedules?from=${today()}&to=${today()}&state=due&collector=${id}`}
              className={styles.line}
            >
              <bdi className={styles.label}>{name}</bdi>{' '}
              <span className={styles.figure}>
                <strong>
                  <Figure>{due}</Figure>
                </strong>{' '}
                <span className={styles.note}>{t('dashboard.toDo.leftOf', { total: scheduled })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </ToDoPart>
  );
}
