import type { Office } from '@comptoir/api-contract/offices';
import { CountryFlag, countryName } from '@comptoir/ui/countries';
import { column, saveAnswer, textColumn } from '@comptoir/ui/list-kit';
import { useListState } from '@comptoir/kernel/router';
import { useSelection } from '@comptoir/kernel/selection';
import { RowLink, SearchListPage, type Column, ListExport } from '@comptoir/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { useManagedOffices } from './offices.queries';
import styles from './office-list.module.css';

const LIST = { search: '' };

export function OfficeListPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  const offices = useManagedOffices(search);
  const columns = useOfficeColumns();
  const { selectedCountryCode: country } = useSelection();

  return (
    <SearchListPage
      title={t('offices.title')}
      query={offices}
      columns={columns}
      recordPath={officePath}
      count={(count) => t('offices.count', { count })}
      empty={t('offices.empty')}
      about={t('offices.about')}
      archived="/manage-offices/archived"
      add={{ to: '/manage-offices/new', label: t('offices.add'), first: t('offices.addFirst') }}
      ways={
        <ListExport
          name="offices"
          save={(file, fileName) =>
            saveAnswer('exportOffices', { query: { ...(country && { country }), search, ...file } }, fileName)
          }
        />
      }
      search={search}
      onSearch={(text) => change({ search: text })}
    />
  );
}

function officePath({ id }: Pick<Office, 'id'>): string {
  return `/manage-offices/${id}`;
}

function useOfficeColumns(): readonly Column<Office>[] {
  const t = useMessages();
  return useMemo(() => {
    const collectors = ({ collectorsAmount: count }: Office) => t('office.collectorsCount', { count });
    return [
      column(
        'name',
        t('office.name'),
        { sorted: true, minWidth: 240, share: 2, narrow: 'title' },
        ({ id, name, countryCode }) => (
          <span className={styles.name}>
            <CountryFlag code={countryCode} className={styles.flag} />
            <RowLink to={officePath({ id })}>{name}</RowLink>
          </span>
        ),
        ({ name }) => name,
      ),
      textColumn('city', t('office.city'), ({ city }) => city, { sorted: true, minWidth: 140 }),
      column('country', t('office.country'), { sorted: true, minWidth: 140, importance: 'useful' }, country, country),
      column(
        'collectors',
        t('office.collectors'),
        { sorted: true, minWidth: 96, share: 0.7, narrow: 'aside', figure: collectors },
        collectors,
        ({ collectorsAmount }) => collectorsAmount,
      ),
    ];
  }, [t]);
}

function country({ countryCode }: Office): string {
  return countryName(countryCode);
}
