import type { Round } from '@comptoir/api-contract/rounds';
import { formatLongDate } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useOutbox } from '@comptoir/ui/outbox';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { Bag } from './bag';
import { DayHandovers } from './custody/day-handovers';
import { DoneStops } from './done-stops';
import { loadLater } from './load-pages';
import { usePrefetchedOffice, useRound } from './my-day.queries';
import { roundOf } from './round';
import { StopList } from './stop-list';
import { useToday } from './today';
import { LastRecordedStop } from './last-recorded';
import { OutboxBar } from './outbox/outbox-bar';
import { needsCollector } from './outbox/outbox-state';
import { UnsentStops } from './unsent-stops';

export function MyDayPage() {
  const t = useMessages();
  const { language } = useLanguage();
  const today = useToday();
  const { asOf, ...round } = useRound(today);
  return (
    <Page layout="form">
      <PageHeader
        title={t('myDay.title')}
        description={formatLongDate(new Date(today.begins), language)}
        actions={<ButtonLink to="/my-day/sheet">{t('paper.sheet')}</ButtonLink>}
      />
      <OutboxBar asOf={asOf} />
      <LastRecordedStop />
      <Loaded query={round}>{(known) => <Day round={known} today={today} />}</Loaded>
    </Page>
  );
}

function Day({ round: { stops, custody, inHand }, today }: { round: Round; today: ReturnType<typeof useToday> }) {
  const t = useMessages();
  const items = useOutbox();
  const round = roundOf(stops, today, items);
  const hasCustody = custody === 'CUSTODY';
  const unsent = items.filter(({ state }) => state === 'waiting');
  const open = round.late.length + round.today.length;
  const done = round.done.length + unsent.length;
  const isFree = open + done === 0;
  usePrefetchedOffice();
  useEffect(loadLater, []);
  return (
    <>
      <Bag
        collected={round.collected}
        unsent={unsent}
        done={done}
        total={open + done}
        {...(hasCustody && { held: inHand })}
      />
      {open === 0 && (
        <EmptyState icon={isFree ? 'calendar' : 'check'} title={t(isFree ? 'myDay.nothing' : 'myDay.allDone')} />
      )}
      <StopList title={t('myDay.late')} stops={round.late} today={today} />
      <StopList title={t('myDay.today')} stops={round.today} today={today} />
      <UnsentStops items={items.filter((item) => !needsCollector(item))} />
      <DoneStops stops={round.done} today={today} />
      <StopList title={t('myDay.tomorrow')} stops={round.tomorrow} today={today} />
      {hasCustody && <DayHandovers />}
    </>
  );
}
