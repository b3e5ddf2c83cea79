import type { Collector } from '@comptoir/api-contract/users';
import { figureColumn, textColumn } from '@comptoir/ui/list-kit';
import { ArchivedPage } from '@comptoir/ui/records';
import { useListState } from '@comptoir/kernel/router';
import { type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { useArchivedCollectors } from './collectors.queries';

const LIST = { search: '' };

export function ArchivedCollectorsPage() {
  const t = useMessages();
  const [{ search }, change] = useListState(LIST);
  return (
    <ArchivedPage
      title={t('collectors.archivedTitle')}
      query={useArchivedCollectors(search)}
      columns={useColumns()}
      restore="restoreCollector"
      count={(count) => t('collectors.count', { count })}
      empty={t('collectors.archivedNone')}
      search={search}
      onSearch={(text) => change({ search: text })}
    />
  );
}

function useColumns(): readonly Column<Collector>[] {
  const t = useMessages();
  return useMemo(
    () => [
      textColumn('name', t('collector.name'), ({ name }) => name, { minWidth: 200, share: 2, narrow: 'title' }),
      textColumn('email', t('collector.email'), ({ email }) => email, {
        minWidth: 200,
        share: 2,
        importance: 'useful',
        narrow: 'hidden',
      }),
      figureColumn('phone', t('collector.phone'), ({ phone }) => phone, {
        minWidth: 150,
        importance: 'extra',
        narrow: 'aside',
      }),
    ],
    [t],
  );
}
