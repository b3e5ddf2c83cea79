import type { CollectorDay } from '@comptoir/api-contract/overview';
import { today } from '@comptoir/kernel/format';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

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
          <ToDoLine
            key={id}
            to={`/collection-schedules?from=${today()}&to=${today()}&state=due&collector=${id}`}
            label={<bdi>{name}</bdi>}
            figure={
              <>
                {due} <span className={styles.note}>{t('dashboard.toDo.ofScheduled', { total: scheduled })}</span>
              </>
            }
          />
        ))}
      </ul>
    </ToDoPart>
  );
}
