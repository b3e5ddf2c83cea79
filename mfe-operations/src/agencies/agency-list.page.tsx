import type { Agency } from '@comptoir/api-contract/agencies';
import { useListState } from '@comptoir/shared-kernel/router';
import { useOffices } from '@comptoir/shared-kernel/selection';
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
import { SEARCH_DELAY } from '../search-delay';
import { useAgencies } from './agencies.queries';

const LIST = { search: '' };

export function AgencyListPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  const agencies = useAgencies(search);
  const columns = useAgencyColumns();
  const add = (
    <ButtonLink to="/agencies/new" variant="primary" icon="plus">
      {t('agencies.add')}
    </ButtonLink>
  );

  return (
    <Page layout="fill">
      <PageHeader
        title={t('agencies.title')}
        description={agencies.data ? t('agencies.count', { count: agencies.data.length }) : ''}
        actions={add}
      />
      <Toolbar>
        <SearchBox value={search} delay={SEARCH_DELAY} onSearch={(text) => change({ search: text })} />
      </Toolbar>
      <ListFrame query={agencies} empty={t('agencies.empty')}>
        {(rows) => <VirtualList caption={t('agencies.title')} rows={rows} rowKey={agencyId} columns={columns} />}
      </ListFrame>
    </Page>
  );
}

function agencyId({ id }: Agency): string {
  return id;
}

function useAgencyColumns(): readonly Column<Agency>[] {
  const t = useMessages();
  const { data: offices } = useOffices();
  return useMemo(() => {
    const officeNames = new Map(offices?.map(({ id, name }) => [id, name]));
    return [
      {
        id: 'name',
        title: t('agency.name'),
        width: 'minmax(0, 2fr)',
        narrow: 'title',
        cell: ({ id, name }) => <RowLink to={`/agencies/${id}`}>{name}</RowLink>,
      },
      {
        id: 'address',
        title: t('agency.address'),
        width: 'minmax(0, 2fr)',
        narrow: 'hidden',
        cell: ({ address }) => <bdi>{address}</bdi>,
      },
      { id: 'city', title: t('agency.city'), cell: ({ city }) => city },
      { id: 'phone', title: t('agency.phone'), narrow: 'hidden', cell: ({ phone }) => <bdi>{phone}</bdi> },
      { id: 'office', title: t('agency.office'), narrow: 'aside', cell: ({ officeId }) => officeNames.get(officeId) },
    ];
  }, [t, offices]);
}
