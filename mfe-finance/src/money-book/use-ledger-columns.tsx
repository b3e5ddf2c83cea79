import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { actionsColumn, column, figureColumn, moneyColumn, textColumn } from '@comptoir/ui/list-kit';
import { type Column } from '@comptoir/ui';
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
  /** True when each balance follows from the previous row: sorted by date, with nothing hidden. */
  runs: boolean;
}

export function useLedgerColumns({ onReverse, runs }: LedgerColumns): readonly Column<LedgerEntry>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(
    () => [
      column('date', t('entry.date'), { orders: BY_DATE, minWidth: 84, share: 0 }, (entry) => (
        <EntryDate entry={entry} />
      )),
      figureColumn('number', t('entry.number'), ({ id }) => `#${id}`, {
        minWidth: 56,
        share: 0,
        importance: 'useful',
      }),
      column('title', t('entry.description'), { minWidth: 180, share: 1.5, narrow: 'title' }, (entry) => (
        <EntryTitle entry={entry} />
      )),
      textColumn('agency', t('entry.agency'), ({ collection }) => collection?.agency.name, {
        minWidth: 130,
        says: ({ collection }) => collection !== null,
      }),
      moneyColumn('amount', t('entry.amount'), ({ movements }) => movements, {
        signed: true,
        orders: BY_AMOUNT,
        minWidth: 110,
        share: 0.4,
        narrow: 'aside',
      }),
      ...(runs ? [balanceColumn(t)] : []),
      column('state', t('entry.state'), { minWidth: 110, share: 0, says: saysState }, (entry) => (
        <EntryState entry={entry} />
      )),
      actionsColumn(
        t('entry.actions'),
        (entry) => mayReverse && isReversible(entry) && <ReverseEntryButton entry={entry} onReverse={onReverse} />,
        { says: (entry) => mayReverse && isReversible(entry) },
      ),
    ],
    [t, onReverse, mayReverse, runs],
  );
}

function balanceColumn(t: ReturnType<typeof useMessages>): Column<LedgerEntry> {
  const balances = ({ movements }: LedgerEntry) =>
    movements.map(({ balance: amount, currency }) => ({ amount, currency }));
  return moneyColumn('balance', t('entry.balance'), balances, {
    minWidth: 110,
    share: 0.4,
    importance: 'useful',
    narrow: 'hidden',
  });
}
