import type { Series } from '@comptoir/api-contract/pick-up-series';
import { useListState } from '@comptoir/kernel/router';
import { ButtonLink, SearchListPage, Select } from '@comptoir/ui';
import { SEARCH_DELAY_MS } from '../../search-delay';
import { useSeriesMessages } from './messages/messages';
import styles from './series.module.css';
import { useSeriesList } from './series.queries';
import { useSeriesColumns } from './use-series-columns';

const LIST = { search: '', ended: '' };

export function SeriesListPage() {
  const t = useSeriesMessages();
  const [{ search, ended }, change] = useListState(LIST);
  const series = useSeriesList(search, ended === 'true');
  const shown = [
    { value: '', label: t('showCurrent') },
    { value: 'true', label: t('showEnded') },
  ];
  return (
    <SearchListPage
      title={t('title')}
      query={series}
      columns={useSeriesColumns()}
      recordPath={seriesPath}
      count={(count) => t('count', { count })}
      empty={t('empty')}
      about={t('about')}
      add={{ to: '/collection-schedules/series/new', label: t('add'), first: t('addFirst') }}
      search={search}
      onSearch={(text) => change({ search: text })}
      searchDelay={SEARCH_DELAY_MS}
      ways={<ButtonLink to="/collection-schedules/closures">{t('closures')}</ButtonLink>}
      filters={
        <div className={styles.choice}>
          <Select
            label={t('stateTitle')}
            placeholder={t('stateTitle')}
            value={ended}
            options={shown}
            onChange={(value) => change({ ended: value })}
          />
        </div>
      }
    />
  );
}

export function seriesPath({ id }: Pick<Series, 'id'>): string {
  return `/collection-schedules/series/${id}`;
}
