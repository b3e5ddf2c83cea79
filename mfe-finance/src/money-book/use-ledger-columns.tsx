import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatDate } from '@comptoir/shared-kernel/format';
import type { Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { EntryAmount } from './entry-amount';
import { EntryTitle } from './entry-title';

/** The columns of the money book. */
export function useLedgerColumns(): readonly Column<LedgerEntry>[] {
  const t = useMessages();
  return useMemo(
    () => [
      { id: 'date', title: t('entry.date'), width: '96px', cell: ({ date }) => formatDate(date) },
      {
        id: 'number',
        title: t('entry.number'),
        width: '72px',
        cell: ({ id }) => <bdi dir="ltr">#{id}</bdi>,
      },
      {
        id: 'title',
        title: t('entry.description'),
        width: 'minmax(0, 2.4fr)',
        narrow: 'title',
        cell: (entry) => <EntryTitle entry={entry} />,
      },
      {
        id: 'agency',
        title: t('entry.agency'),
        width: 'minmax(0, 1.4fr)',
        cell: ({ collection }) => collection?.agency.name,
      },
      {
        id: 'amount',
        title: t('entry.amount'),
        width: 'minmax(120px, 1.6fr)',
        numeric: true,
        narrow: 'aside',
        cell: (entry) => <EntryAmount entry={entry} />,
      },
    ],
    [t],
  );
}
