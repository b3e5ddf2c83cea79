import type { CollectorDay } from '@comptoir/api-contract/overview';
import { today } from '@comptoir/kernel/format';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

/** Fits into the card. */
const MAX_ROWS = 5;

/** Number of collections that each collector has left today. */
export function CollectorDays({ collectors }: { collectors: readonly CollectorDay[] }) {
  const t = useMessages();
  return (
    <ToDoPart title={t('dashboard.toDo.byCollector')}>
      {collectors.length === 0 && <p className={styles.none}>{t('dashboard.toDo.noCollector')}</p>}
      <ul className={styles.lines}>
        {collectors.slice(0, MAX_ROWS).map(({ id, name, scheduled, due }) => (
          <ToDoLine
            key={id}
            to={`/collection-schedules?from=${today()}&to=${today()}&state=due&collector=${id}`}
            label={<bdi>{name}</bdi>}
            note={t('dashboard.toDo.ofScheduled', { total: scheduled })}
            figure={due}
            tone={due === 0 ? 'quiet' : 'plain'}
          />
        ))}
      </ul>
    </ToDoPart>
  );
}
