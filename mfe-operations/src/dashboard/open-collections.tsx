import type { PlaceOverview } from '@comptoir/api-contract/overview';
import { today as todaysDate } from '@comptoir/kernel/format';
import { useMessages } from '../messages/messages';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

/** Collections that need work, each kind with its number. Nothing without any. */
export function OpenCollections({ office: { late, today, unanswered } }: { office: PlaceOverview }) {
  const t = useMessages();
  const list = '/collection-schedules';
  const todays = (state: string) => `${list}?from=${todaysDate()}&to=${todaysDate()}&state=${state}`;
  const kinds = [
    { name: 'late', to: `${list}?from=&state=late`, count: late, tone: 'warning' },
    { name: 'unanswered', to: `${list}?from=&unanswered=true`, count: unanswered, tone: 'warning' },
    { name: 'due', to: todays('due'), count: today.due, tone: 'plain' },
    { name: 'issues', to: todays('issues'), count: today.issues, tone: 'plain' },
  ] as const;
  const open = kinds.filter(({ count }) => count > 0);
  if (open.length === 0) return null;
  return (
    <ToDoPart title={t('dashboard.toDo.pickUps')}>
      <ul className={styles.lines}>
        {open.map(({ name, to, count, tone }) => (
          <ToDoLine key={name} to={to} label={t(`dashboard.toDo.${name}`)} figure={count} tone={tone} />
        ))}
      </ul>
    </ToDoPart>
  );
}
