import type { Agency } from '@comptoir/api-contract/agencies';
import { textColumn } from '@comptoir/ui/list-kit';
import { ArchivedPage } from '@comptoir/ui/records';
import { useListState } from '@comptoir/kernel/router';
import { type Column } from '@comptoir/ui';
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
      textColumn('name', t('field.name'), ({ name }) => name, { minWidth: 200, share: 2, narrow: 'title' }),
      textColumn('address', t('field.address'), ({ address }) => address, {
        minWidth: 200,
        share: 2,
        importance: 'useful',
        narrow: 'hidden',
      }),
      textColumn('city', t('field.city'), ({ city }) => city, { minWidth: 110, importance: 'extra', narrow: 'aside' }),
    ],
    [t],
  );
}
