import type { SecurityEvent } from '@comptoir/api-contract/security-events';
import { useListState } from '@comptoir/kernel/router';
import { Button, ListFrame, Page, PageHeader, VirtualList } from '@comptoir/ui';
import { EventFilters } from './event-filters';
import { useSecurityMessages } from './messages/messages';
import { useSecurityEvents } from './security-events.queries';
import { SECURITY_LIST, securityFilters } from './security-filters';
import { useEventColumns } from './use-event-columns';

/** Sign-ins, refusals and exports in the reach of the reader. */
export function SecurityEventsPage() {
  const t = useSecurityMessages();
  const [state, change] = useListState(SECURITY_LIST);
  const events = useSecurityEvents(securityFilters(state));
  const columns = useEventColumns();
  const { data, error, refetch } = events;
  const isFiltered = Object.values(state).some((value) => value !== '');

  return (
    <Page layout="fill">
      <PageHeader title={t('title')} description={data ? t('count', { count: data.total }) : ''} />
      <EventFilters state={state} onChange={change} nameOf={(id) => nameIn(data?.rows, id)} />
      <ListFrame
        query={{ data: data?.rows, error, refetch }}
        empty={t('empty')}
        emptyAction={
          isFiltered && (
            <>
              <p>{t('emptyFiltered')}</p>
              <Button size="small" onClick={() => change(SECURITY_LIST)}>
                {t('clear')}
              </Button>
            </>
          )
        }
      >
        {(rows) => (
          <VirtualList
            caption={t('title')}
            rows={rows}
            rowKey={eventId}
            columns={columns}
            total={data?.total}
            onEndReached={events.hasNextPage ? events.fetchNextPage : undefined}
          />
        )}
      </ListFrame>
    </Page>
  );
}

function eventId({ id }: SecurityEvent): string {
  return id;
}

function nameIn(rows: readonly SecurityEvent[] | undefined, id: string): string | undefined {
  return rows?.flatMap(({ person, user }) => [person, user]).find((one) => one?.id === id)?.name;
}
