import type { CashPosition } from '@comptoir/api-contract/cash';
import type { Overview } from '@comptoir/api-contract/overview';
import { WidgetCard } from '@comptoir/ui';
import { lazy, Suspense } from 'react';
import { useMessages } from '../messages/messages';
import { CollectorDays } from './collector-days';
import { useOverview, usePosition } from './dashboard.queries';
import { TaskList } from './task-list';
import { tasksOf } from './tasks';
import styles from './to-do.module.css';
import { Outline, WidgetContent } from './widget-content';

// Nearly all offices are set up and never load it.
const SetUpCard = lazy(async () => ({
  default: (await import(/* webpackChunkName: "set-up" */ './set-up/set-up-card')).SetUpCard,
}));

/** Tasks of the office, each linking to the list whose rows it counts. */
export function Widget() {
  const t = useMessages();
  const overview = useOverview();
  const setUp = overview.data?.setUp;
  const toDo = (
    <WidgetCard title={t('dashboard.toDo.title')}>
      <WidgetContent query={overview} empty={t('dashboard.noneToday')} isEmpty={({ places }) => places.length === 0}>
        {(data) => <ToDo {...data} />}
      </WidgetContent>
    </WidgetCard>
  );
  if (!setUp) return toDo;
  return (
    <div className={styles.cards}>
      <Suspense>
        <SetUpCard setUp={setUp} />
      </Suspense>
      {toDo}
    </div>
  );
}

function ToDo({ places, ...day }: Overview) {
  const [office] = places;
  if (!office) return null;
  if (!office.outside) return <Parts office={office} {...day} positions={[]} />;
  return <ToDoWithCash office={office} {...day} />;
}

type PartsProps = Pick<Overview, 'collectors' | 'dayToClose' | 'oldest'> & { office: Overview['places'][number] };

/** All parts at once, so that none moves; without the cash if it fails, which its own card tells. */
function ToDoWithCash(props: PartsProps) {
  const { data, isPending } = usePosition();
  return isPending ? <Outline /> : <Parts {...props} positions={data ?? []} />;
}

function Parts({ collectors, ...work }: PartsProps & { positions: readonly CashPosition[] }) {
  const t = useMessages();
  const tasks = tasksOf(work);
  if (tasks.length === 0) return <p className={styles.none}>{t('dashboard.toDo.nothing')}</p>;
  return (
    <div className={styles.frame}>
      <div className={styles.parts}>
        <TaskList tasks={tasks} />
        <CollectorDays collectors={collectors} />
      </div>
    </div>
  );
}
