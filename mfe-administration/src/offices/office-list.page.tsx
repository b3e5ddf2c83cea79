import type { Office } from '@comptoir/api-contract/offices';
import { CountryFlag, countryName } from '@comptoir/shared-kernel/countries';
import { useListState } from '@comptoir/shared-kernel/router';
import { useSelection } from '@comptoir/shared-kernel/selection';
import { RowLink, SearchListPage, type Column, ListExport } from '@comptoir/shared-kernel/ui';
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
          save={async (file, fileName) => {
            const { downloadAnswer } = await import('@comptoir/shared-kernel/files');
            await downloadAnswer(
              'exportOffices',
              { query: { ...(country && { country }), search, ...file } },
              fileName,
            );
          }}
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
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('office.name'),
        sortBy: ({ name }) => name,
        minWidth: 240,
        share: 2,
        narrow: 'title',
        cell: ({ id, name, countryCode }) => (
          <span className={styles.name}>
            <CountryFlag code={countryCode} className={styles.flag} />
            <RowLink to={officePath({ id })}>{name}</RowLink>
          </span>
        ),
      },
      {
        id: 'city',
        title: t('office.city'),
        sortBy: ({ city }) => city,
        minWidth: 140,
        cell: ({ city }) => <bdi>{city}</bdi>,
      },
      {
        id: 'country',
        title: t('office.country'),
        sortBy: ({ countryCode }) => countryName(countryCode),
        minWidth: 140,
        importance: 'useful',
        cell: ({ countryCode }) => countryName(countryCode),
      },
      {
        id: 'collectors',
        title: t('office.collectors'),
        sortBy: ({ collectorsAmount }) => collectorsAmount,
        minWidth: 96,
        share: 0.7,
        narrow: 'aside',
        figure: ({ collectorsAmount }) => t('office.collectorsCount', { count: collectorsAmount }),
        cell: ({ collectorsAmount }) => t('office.collectorsCount', { count: collectorsAmount }),
      },
    ],
    [t],
  );
}
