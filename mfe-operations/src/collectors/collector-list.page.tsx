import type { Collector } from '@comptoir/api-contract/users';
import { useListState } from '@comptoir/shared-kernel/router';
import { ButtonLink, ListFrame, Page, PageHeader, SearchBox, Toolbar, VirtualList } from '@comptoir/shared-kernel/ui';
import { useMessages } from '../messages/messages';
import { SEARCH_DELAY } from '../search-delay';
import { periodOf } from './collector-period';
import { useCollectors } from './collectors.queries';
import { PeriodSelect } from './period-select';
import { useCollectorColumns } from './use-collector-columns';

const LIST = { search: '', period: 'week' };

export function CollectorListPage() {
  const t = useMessages();
  const [state, change] = useListState(LIST);
  const period = periodOf(state.period);
  const collectors = useCollectors(state.search, period);
  const columns = useCollectorColumns();

  return (
    <Page layout="fill">
      <PageHeader
        title={t('collectors.title')}
        description={collectors.data ? t('collectors.count', { count: collectors.data.length }) : ''}
        actions={
          <ButtonLink to="/collectors/new" variant="primary" icon="plus">
            {t('collectors.add')}
          </ButtonLink>
        }
      />
      <Toolbar>
        <SearchBox value={state.search} delay={SEARCH_DELAY} onSearch={(search) => change({ search })} />
        <PeriodSelect value={period} onChange={(chosen) => change({ period: chosen })} />
      </Toolbar>
      <ListFrame query={collectors} empty={t('collectors.empty')}>
        {(rows) => <VirtualList caption={t('collectors.title')} rows={rows} rowKey={collectorId} columns={columns} />}
      </ListFrame>
    </Page>
  );
}

function collectorId({ id }: Collector): string {
  return id;
}
