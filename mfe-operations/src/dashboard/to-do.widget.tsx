import type { Overview } from '@comptoir/api-contract/overview';
import { WidgetCard } from '@comptoir/ui';
import { lazy, Suspense } from 'react';
import { useMessages } from '../messages/messages';
import { CollectorDays } from './collector-days';
import { useOverview } from './dashboard.queries';
import { LowBalances } from './low-balances';
import { OpenCollections } from './open-collections';
import styles from './to-do.module.css';
import { WidgetContent } from './widget-content';

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

function ToDo({ places, collectors }: Overview) {
  const [office] = places;
  if (!office) return null;
  return (
    <div className={styles.parts}>
      <OpenCollections office={office} />
      <CollectorDays collectors={collectors} />
      <LowBalances balances={office.balances} />
    </div>
  );
}
