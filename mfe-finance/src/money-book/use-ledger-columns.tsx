import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatAmount, formatDate } from '@comptoir/shared-kernel/format';
import { IconButton, type Column } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { useMessages } from '../messages/messages';
import { useMayReverse } from '../reversal/use-may-reverse';
import { EntryAmount } from './entry-amount';
import { EntryTitle } from './entry-title';

/** The columns of the money book; who may take entries back has one more. */
export function useLedgerColumns(onReverse: (entry: LedgerEntry) => void): readonly Column<LedgerEntry>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(() => {
    const columns: Column<LedgerEntry>[] = [
      { id: 'date', title: t('entry.date'), width: '88px', cell: ({ date }) => formatDate(date) },
      {
        id: 'number',
        title: t('entry.number'),
        width: '64px',
        cell: ({ id }) => <bdi dir="ltr">#{id}</bdi>,
      },
      {
        id: 'title',
        title: t('entry.description'),
        width: 'minmax(0, 2fr)',
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
        width: 'minmax(120px, 1.4fr)',
        numeric: true,
        narrow: 'aside',
        cell: (entry) => <EntryAmount entry={entry} />,
      },
      {
        id: 'balance',
        title: t('entry.balance'),
        width: 'minmax(120px, 1fr)',
        numeric: true,
        narrow: 'hidden',
        cell: ({ balance, currency }) => <bdi dir="ltr">{formatAmount(balance, currency)}</bdi>,
      },
    ];
    if (!mayReverse) return columns;
    const reverse: Column<LedgerEntry> = {
      id: 'reverse',
      title: t('reversal.action'),
      width: '64px',
      cell: (entry) =>
        entry.transaction.id !== null &&
        !entry.reversal && (
          <IconButton
            icon="reverse"
            size="small"
            label={t('reversal.entry', { id: entry.id })}
            onClick={() => onReverse(entry)}
          />
        ),
    };
    return [...columns, reverse];
  }, [t, mayReverse, onReverse]);
}
