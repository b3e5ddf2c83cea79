import { saveAnswer } from '@comptoir/ui/list-kit';
import { useListState } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { ButtonLink, SearchListPage, ListExport } from '@comptoir/ui';
import { useMessages } from '../messages/messages';
import { SEARCH_DELAY_MS } from '../search-delay';
import { periodOf, periodStart } from './collector-period';
import { useCollectors, useUnsentPickUps } from './collectors.queries';
import { PeriodSelect } from './period-select';
import { collectorPath, useCollectorColumns } from './use-collector-columns';

const LIST = { search: '', period: 'week' };

export function CollectorListPage() {
  const t = useMessages();
  const [state, change] = useListState(LIST);
  const period = periodOf(state.period);
  const collectors = useCollectors(state.search, period);
  const columns = useCollectorColumns(useUnsentPickUps());
  const { selectedOfficeId } = useSelection();
  const query = { startDate: periodStart(period), search: state.search, officeId: selectedOfficeId ?? undefined };

  return (
    <SearchListPage
      title={t('collectors.title')}
      query={collectors}
      columns={columns}
      recordPath={collectorPath}
      count={(count) => t('collectors.count', { count })}
      empty={t('collectors.empty')}
      about={t('collectors.about')}
      add={{ to: '/collectors/new', label: t('collectors.add'), first: t('collectors.addFirst') }}
      archived="/collectors/archived"
      ways={
        <>
          <ListExport
            name="collectors"
            save={(file, fileName) => saveAnswer('exportCollectors', { query: { ...query, ...file } }, fileName)}
          />
          <ButtonLink to="/collectors/import">{t('import')}</ButtonLink>
        </>
      }
      search={state.search}
      onSearch={(search) => change({ search })}
      searchDelay={SEARCH_DELAY_MS}
      filters={<PeriodSelect value={period} onChange={(chosen) => change({ period: chosen })} />}
    />
  );
}
