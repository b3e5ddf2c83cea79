import { INBOX_STATES, type InboxItem, type InboxState } from '@comptoir/api-contract/inbox';
import { ListPresets } from '@comptoir/ui/dates';
import { dayAfter, formatLongDate, today } from '@comptoir/kernel/format';
import { useLanguage } from '@comptoir/kernel/i18n';
import { Link, useListState } from '@comptoir/kernel/router';
import { useClaims } from '@comptoir/kernel/session';
import { Button, EmptyState, Loaded, Page, PageHeader } from '@comptoir/ui';
import { byDay, type InboxDay } from './inbox-days';
import { InboxRow } from './inbox-row';
import styles from './inbox.module.css';
import { useInbox } from './inbox.queries';
import { useInboxMessages } from './messages/messages';
import { useInboxChanges, type InboxChanges } from './use-inbox-changes';
import { useInboxKeys } from './use-inbox-keys';

const LIST = { state: '' };

export function InboxPage() {
  const t = useInboxMessages();
  const [list, change] = useListState(LIST);
  const state = INBOX_STATES.find((known) => known === list.state) ?? 'open';
  const inbox = useInbox(state);
  const { data, error, refetch } = inbox;
  const changes = useInboxChanges();
  const withItem = (work: (item: InboxItem) => unknown) => (id: string) => {
    const item = data?.rows.find((row) => row.id === id);
    if (item && state !== 'done') work(item);
  };
  useInboxKeys({ e: withItem(changes.finish), s: withItem((item) => changes.snooze(item, 'tomorrow')) });

  return (
    <Page layout="form">
      <PageHeader title={t('title')} description={data ? t('count', { count: data.total }) : ''} />
      <ListPresets
        label={t('filter')}
        presets={INBOX_STATES.map((name) => ({
          name,
          label: t(`state.${name}`),
          state: { state: name === 'open' ? '' : name },
        }))}
        state={list}
        onChange={change}
      />
      <Loaded query={{ data: data?.rows, error, refetch }}>
        {(rows) =>
          rows.length === 0 ? <Empty state={state} /> : <Days days={byDay(rows)} state={state} changes={changes} />
        }
      </Loaded>
      {inbox.hasNextPage && (
        <Button busy={inbox.isFetchingNextPage} onClick={() => void inbox.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
      {data && data.rows.length > 0 && state !== 'done' && <p className={styles.keys}>{t('keys')}</p>}
    </Page>
  );
}

function Empty({ state }: { state: InboxState }) {
  const t = useInboxMessages();
  const { role } = useClaims();
  return (
    <EmptyState icon={state === 'open' ? 'check' : 'empty'} title={t(`empty.${state}`)}>
      {state === 'open' && <p>{t(role === 'COLLECTOR' ? 'about.collector' : 'about.office')}</p>}
      <Link to="/settings">{t('mail')}</Link>
    </EmptyState>
  );
}

interface DaysProps {
  days: readonly InboxDay[];
  state: InboxState;
  changes: InboxChanges;
}

function Days({ days, state, changes }: DaysProps) {
  const t = useInboxMessages();
  const { language } = useLanguage();
  const current = today();
  const named = new Map([
    [current, t('today')],
    [dayAfter(current, -1), t('yesterday')],
  ]);
  return days.map(({ day, items }) => (
    <section key={day} aria-labelledby={`day-${day}`} className={styles.day}>
      <h2 id={`day-${day}`} className={styles.dayTitle}>
        {named.get(day) ?? formatLongDate(day, language)}
      </h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <InboxRow key={item.id} item={item} isPutOff={state === 'snoozed'} changes={changes} />
        ))}
      </ul>
    </section>
  ));
}
