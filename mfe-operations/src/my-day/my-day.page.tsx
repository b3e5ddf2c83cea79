import { formatLongDate } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { useOutbox } from '@comptoir/ui/outbox';
import { ButtonLink, EmptyState, Loaded, Page, PageHeader } from '@comptoir/ui';
import { useEffect } from 'react';
import { useMessages } from '../messages/messages';
import { DayBag, DayHandovers } from './custody/day-custody';
import { DoneStops } from './done-stops';
import { loadStopPage } from './load-stop-page';
import { useRoundLists } from './my-day.queries';
import { roundOf, type RoundLists } from './round';
import { StopList } from './stop-list';
import { useToday } from './today';
import { UnsentStops } from './unsent-stops';

export function MyDayPage() {
  const t = useMessages();
  const { language } = useLanguage();
  const today = useToday();
  const { lists, error, refetch } = useRoundLists(today);
  return (
    <Page layout="form">
      <PageHeader
        title={t('myDay.title')}
        description={formatLongDate(new Date(today.begins), language)}
        actions={<ButtonLink to="/my-day/sheet">{t('paper.sheet')}</ButtonLink>}
      />
      <Loaded query={{ data: lists, error, refetch }}>{(known) => <Day lists={known} today={today} />}</Loaded>
    </Page>
  );
}

function Day({ lists, today }: { lists: RoundLists; today: ReturnType<typeof useToday> }) {
  const t = useMessages();
  const items = useOutbox();
  const round = roundOf(lists, today, items);
  const unsent = items.filter(({ state }) => state === 'waiting');
  const open = round.late.length + round.today.length;
  const done = round.done.length + unsent.length;
  const isFree = open + done === 0;
  useEffect(() => {
    // Opening a stop loads it again.
    loadStopPage().catch(() => undefined);
  }, []);
  return (
    <>
      <DayBag collected={lists.collected} unsent={unsent} done={done} total={open + done} />
      <UnsentStops items={items} />
      {open === 0 && (
        <EmptyState icon={isFree ? 'calendar' : 'check'} title={t(isFree ? 'myDay.nothing' : 'myDay.allDone')} />
      )}
      <StopList title={t('myDay.late')} stops={round.late} today={today} />
      <StopList title={t('myDay.today')} stops={round.today} today={today} />
      <DoneStops stops={round.done} today={today} />
      <StopList title={t('myDay.tomorrow')} stops={round.tomorrow} today={today} />
      <DayHandovers />
    </>
  );
}
