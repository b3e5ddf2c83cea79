import type { Agency } from '@comptoir/api-contract/agencies';
import { ArchivedPage } from '@comptoir/shared-kernel/records';
import { useListState } from '@comptoir/shared-kernel/router';
import { type Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { useArchivedAgencies } from './agencies.queries';

const LIST = { search: '' };

export function ArchivedAgenciesPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  return (
    <ArchivedPage
      title={t('agencies.archivedTitle')}
      query={useArchivedAgencies(search)}
      columns={useColumns()}
      restore="restoreAgency"
      count={(count) => t('agencies.count', { count })}
      empty={t('agencies.archivedNone')}
      search={search}
      onSearch={(text) => change({ search: text })}
    />
  );
}

function useColumns(): readonly Column<Agency>[] {
  const t = useMessages();
  return useMemo(
    () => [
      {
        id: 'name',
        title: t('field.name'),
        minWidth: 200,
        share: 2,
        narrow: 'title',
        cell: ({ name }) => <bdi>{name}</bdi>,
      },
      {
        id: 'address',
        title: t('field.address'),
        minWidth: 200,
        share: 2,
        importance: 'useful',
        narrow: 'hidden',
        cell: ({ address }) => <bdi>{address}</bdi>,
      },
      {
        id: 'city',
        title: t('field.city'),
        minWidth: 110,
        importance: 'extra',
        narrow: 'aside',
        cell: ({ city }) => <bdi>{city}</bdi>,
      },
    ],
    [t],
  );
}
