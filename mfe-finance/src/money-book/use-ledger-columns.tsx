import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatAmount, formatDate } from '@comptoir/shared-kernel/format';
import type { Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { EntryAmount } from './entry-amount';
import { EntryState } from './entry-state';
import { EntryTitle } from './entry-title';

/** The columns of the money book. */
export function useLedgerColumns(onReverse: (entry: LedgerEntry) => void): readonly Column<LedgerEntry>[] {
  const t = useMessages();
  return useMemo(
    () => [
      { id: 'date', title: t('entry.date'), width: '88px', cell: ({ date }) => formatDate(date) },
      {
        id: 'number',
        title: t('entry.number'),
        width: '56px',
        cell: ({ id }) => <bdi dir="ltr">#{id}</bdi>,
      },
      {
        id: 'title',
        title: t('entry.description'),
        width: 'minmax(0, 1.5fr)',
        narrow: 'title',
        cell: (entry) => <EntryTitle entry={entry} />,
      },
      {
        id: 'agency',
        title: t('entry.agency'),
        cell: ({ collection }) => collection && <bdi>{collection.agency.name}</bdi>,
      },
      {
        id: 'amount',
        title: t('entry.amount'),
        width: 'minmax(130px, 1fr)',
        numeric: true,
        narrow: 'aside',
        cell: (entry) => <EntryAmount entry={entry} />,
      },
      {
        id: 'balance',
        title: t('entry.balance'),
        width: '144px',
        numeric: true,
        narrow: 'hidden',
        cell: ({ balance, currency }) => <bdi dir="ltr">{formatAmount(balance, currency)}</bdi>,
      },
      {
        id: 'state',
        title: t('entry.state'),
        width: '124px',
        cell: (entry) => <EntryState entry={entry} onReverse={onReverse} />,
      },
    ],
    [t, onReverse],
  );
}
