import type { Office } from '@comptoir/api-contract/offices';
import { CountryFlag, countryName } from '@comptoir/shared-kernel/countries';
import { useListState } from '@comptoir/shared-kernel/router';
import {
  ButtonLink,
  ListFrame,
  Page,
  PageHeader,
  RowLink,
  SearchBox,
  Toolbar,
  VirtualList,
  type Column,
} from '@comptoir/shared-kernel/ui';
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
  const add = (
    <ButtonLink to="/manage-offices/new" variant="primary" icon="plus">
      {t('offices.add')}
    </ButtonLink>
  );

  return (
    <Page layout="fill">
      <PageHeader
        title={t('offices.title')}
        description={offices.data ? t('offices.count', { count: offices.data.length }) : ''}
        actions={add}
      />
      <Toolbar>
        <SearchBox value={search} onSearch={(text) => change({ search: text })} />
      </Toolbar>
      <ListFrame query={offices} empty={t('offices.empty')}>
        {(rows) => <VirtualList caption={t('offices.title')} rows={rows} rowKey={officeId} columns={columns} />}
      </ListFrame>
    </Page>
  );
}

function officeId({ id }: Office): string {
  return id;
}

function useOfficeColumns(): readonly Column<Office>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('office.name'),
        width: 'minmax(0, 2fr)',
        narrow: 'title',
        cell: ({ id, name, countryCode }) => (
          <span className={styles.name}>
            <CountryFlag code={countryCode} className={styles.flag} />
            <RowLink to={`/manage-offices/${id}`}>{name}</RowLink>
          </span>
        ),
      },
      { id: 'city', title: t('office.city'), narrow: 'hidden', cell: ({ city }) => city },
      { id: 'country', title: t('office.country'), cell: ({ countryCode }) => countryName(countryCode) },
      {
        id: 'collectors',
        title: t('office.collectors'),
        width: 'minmax(0, 0.7fr)',
        numeric: true,
        narrow: 'aside',
        cell: ({ collectorsAmount }) => t('office.collectorsCount', { count: collectorsAmount }),
      },
    ],
    [t],
  );
}
