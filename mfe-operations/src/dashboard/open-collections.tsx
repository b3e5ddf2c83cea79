import type { PlaceOverview } from '@comptoir/api-contract/overview';
import { today as todaysDate } from '@comptoir/kernel/format';
import { useMessages } from '../messages/messages';
import { COLLECTED_TODAY, countOf } from './collected-today';
import styles from './to-do.module.css';
import { ToDoLine, ToDoPart } from './to-do-part';

export function OpenCollections({ office: { late, today, collectedToday, unanswered } }: { office: PlaceOverview }) {
  const t = useMessages();
  const list = '/collection-schedules';
  const todays = (state: string) => `${list}?from=${todaysDate()}&to=${todaysDate()}&state=${state}`;
  const tone = (count: number, alarm: 'warning' | 'danger' | 'plain') => (count === 0 ? 'quiet' : alarm);
  return (
    <ToDoPart title={t('dashboard.toDo.pickUps')}>
      <ul className={styles.lines}>
        <ToDoLine
          to={`${list}?from=&state=late`}
          label={t('dashboard.toDo.late')}
          figure={late}
          tone={tone(late, 'danger')}
        />
        <ToDoLine
          to={`${list}?from=&unanswered=true`}
          label={t('dashboard.toDo.unanswered')}
          figure={unanswered}
          tone={tone(unanswered, 'warning')}
        />
        <ToDoLine
          to={COLLECTED_TODAY}
          label={t('dashboard.toDo.collected')}
          figure={countOf(collectedToday)}
          tone={tone(countOf(collectedToday), 'plain')}
        />
        {(['due', 'issues'] as const).map((state) => (
          <ToDoLine
            key={state}
            to={todays(state)}
            label={t(`dashboard.toDo.${state}`)}
            figure={today[state]}
            tone={tone(today[state], 'plain')}
          />
        ))}
      </ul>
    </ToDoPart>
  );
}
