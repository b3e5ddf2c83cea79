import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { formatAmount, Money } from '@comptoir/shared-kernel/money';
import { type Column, Figure } from '@comptoir/shared-kernel/ui';
import { useMemo } from 'react';
import { BY_AMOUNT, BY_DATE } from '../balances/money-order';
import { useMessages } from '../messages/messages';
import { EntryDate } from './entry-date';
import { EntryState, saysState } from './entry-state';
import { EntryTitle } from './entry-title';
import { useMayReverse } from '../reversal/use-may-reverse';
import { isReversible, ReverseEntryButton } from './reverse-entry-button';

interface LedgerColumns {
  onReverse: (entry: LedgerEntry) => void;
  /** Whether each balance follows from the one before: nothing is hidden between two rows, and they are by date. */
  runs: boolean;
}

/** The columns of the money book; a balance is shown where it adds up from row to row. */
export function useLedgerColumns({ onReverse, runs }: LedgerColumns): readonly Column<LedgerEntry>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(
    () => [
      dateColumn(t),
      {
        id: 'number',
        title: t('entry.number'),
        minWidth: 56,
        share: 0,
        importance: 'useful',
        cell: ({ id }) => <Figure>#{id}</Figure>,
      },
      {
        id: 'title',
        title: t('entry.description'),
        minWidth: 180,
        share: 1.5,
        narrow: 'title',
        cell: (entry) => <EntryTitle entry={entry} />,
      },
      {
        id: 'agency',
        title: t('entry.agency'),
        minWidth: 130,
        says: ({ collection }) => collection !== null,
        cell: ({ collection }) => collection && <bdi>{collection.agency.name}</bdi>,
      },
      {
        id: 'amount',
        title: t('entry.amount'),
        orders: BY_AMOUNT,
        minWidth: 110,
        share: 0.4,
        narrow: 'aside',
        figure: ({ movements }) => longest(movements.map(({ amount, currency }) => formatAmount(amount, currency))),
        cell: ({ movements }) =>
          movements.map(({ amount, currency }) => (
            <div key={currency}>
              <Money signed amount={amount} currency={currency} />
            </div>
          )),
      },
      ...(runs ? [balanceColumn(t)] : []),
      stateColumn(t),
      {
        id: 'actions',
        title: t('entry.actions'),
        minWidth: 44,
        share: 0,
        narrow: 'actions',
        says: (entry) => mayReverse && isReversible(entry),
        cell: (entry) =>
          mayReverse && isReversible(entry) && <ReverseEntryButton entry={entry} onReverse={onReverse} />,
      },
    ],
    [t, onReverse, mayReverse, runs],
  );
}

function balanceColumn(t: ReturnType<typeof useMessages>): Column<LedgerEntry> {
  return {
    id: 'balance',
    title: t('entry.balance'),
    minWidth: 110,
    share: 0.4,
    importance: 'useful',
    narrow: 'hidden',
    figure: ({ movements }) => longest(movements.map(({ balance, currency }) => formatAmount(balance, currency))),
    cell: ({ movements }) =>
      movements.map(({ balance, currency }) => (
        <div key={currency}>
          <Money amount={balance} currency={currency} />
        </div>
      )),
  };
}

function longest(texts: readonly string[]): string {
  return texts.reduce((kept, text) => (text.length > kept.length ? text : kept), '');
}

function dateColumn(t: ReturnType<typeof useMessages>): Column<LedgerEntry> {
  return {
    id: 'date',
    title: t('entry.date'),
    orders: BY_DATE,
    minWidth: 84,
    share: 0,
    cell: (entry) => <EntryDate entry={entry} />,
  };
}

function stateColumn(t: ReturnType<typeof useMessages>): Column<LedgerEntry> {
  return {
    id: 'state',
    title: t('entry.state'),
    minWidth: 110,
    share: 0,
    says: saysState,
    cell: (entry) => <EntryState entry={entry} />,
  };
}
