import type { Agency } from '@comptoir/api-contract/agencies';
import { useListState } from '@comptoir/shared-kernel/router';
import { useOffices } from '@comptoir/shared-kernel/selection';
import { RowLink, SearchListPage, type Column } from '@comptoir/shared-kernel/ui';
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

  return (
    <SearchListPage
      title={t('agencies.title')}
      query={agencies}
      columns={columns}
      count={(count) => t('agencies.count', { count })}
      empty={t('agencies.empty')}
      add={{ to: '/agencies/new', label: t('agencies.add') }}
      search={search}
      onSearch={(text) => change({ search: text })}
      searchDelay={SEARCH_DELAY}
    />
  );
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
