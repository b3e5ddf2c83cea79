import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { actionsColumn, column, figureColumn, moneyColumn, textColumn } from '@comptoir/ui/list-kit';
import { Money } from '@comptoir/ui/money';
import { type Column } from '@comptoir/ui';
import { useMemo } from 'react';
import { BY_AMOUNT, BY_DATE } from '../balances/money-order';
import { useMessages } from '../messages/messages';
import { EntryDate } from './entry-date';
import { EntryState, hasState } from './entry-state';
import { EntryTitle } from './entry-title';
import { useMayReverse } from '../reversal/use-may-reverse';
import { isReversible, ReverseEntryButton } from './reverse-entry-button';
import styles from './ledger.module.css';

interface LedgerColumns {
  onReverse: (entry: LedgerEntry) => void;
  /** True when each balance follows from the previous row: sorted by date, with nothing hidden. */
  runs: boolean;
  /** Shows cash in and out in this currency instead of all amounts of an entry. */
  currency: CurrencyCode | undefined;
}

export function useLedgerColumns({ onReverse, runs, currency }: LedgerColumns): readonly Column<LedgerEntry>[] {
  const t = useMessages();
  const mayReverse = useMayReverse();
  return useMemo(
    () => [
      column('date', t('entry.date'), { orders: BY_DATE, minWidth: 128, share: 0 }, (entry) => (
        <EntryDate entry={entry} />
      )),
      figureColumn('number', t('entry.number'), ({ id }) => `#${id}`, {
        minWidth: 56,
        share: 0,
        importance: 'useful',
        narrow: 'detail',
      }),
      column(
        'title',
        t('entry.description'),
        { minWidth: currency ? 150 : 180, share: 2, narrow: 'title' },
        (entry) => <EntryTitle entry={entry} />,
      ),
      textColumn('agency', t('entry.agency'), ({ collection }) => collection?.agency.name, {
        minWidth: currency ? 110 : 130,
        narrow: 'title',
        says: ({ collection }) => collection !== null,
      }),
      placeColumn(t),
      ...(currency ? sideColumns(t, currency) : [amountColumn(t)]),
      ...(runs ? [balanceColumn(t, currency)] : []),
      column('state', t('entry.state'), { minWidth: 110, share: 0, says: hasState }, (entry) => (
        <EntryState entry={entry} />
      )),
      actionsColumn(
        t('entry.actions'),
        (entry) => mayReverse && isReversible(entry) && <ReverseEntryButton entry={entry} onReverse={onReverse} />,
        { says: (entry) => mayReverse && isReversible(entry) },
      ),
    ],
    [t, onReverse, mayReverse, runs, currency],
  );
}

type Messages = ReturnType<typeof useMessages>;

/** Without a share, so that names have the room. */
const MONEY = { minWidth: 110, share: 0 };

/** Only in a list with cash that did not reach the till. */
function placeColumn(t: Messages): Column<LedgerEntry> {
  return column(
    'place',
    t('entry.place'),
    { minWidth: 84, share: 0, says: ({ outside }) => outside !== undefined },
    ({ outside }) => (outside ? t(`place.${outside.place}`) : <span className={styles.wide}>{t('place.TILL')}</span>),
  );
}

/** Quiet for an amount outside the till, which no balance contains. */
function amountColumn(t: Messages): Column<LedgerEntry> {
  const amount = moneyColumn<LedgerEntry>('amount', t('entry.amount'), amountsOf, {
    ...MONEY,
    plus: true,
    orders: BY_AMOUNT,
    narrow: 'aside',
  });
  return {
    ...amount,
    cell: (entry) =>
      entry.outside ? (
        <Money plus className={styles.outside} amount={entry.outside.amount} currency={entry.currency} />
      ) : (
        amount.cell(entry)
      ),
  };
}

function amountsOf({ movements, outside, currency }: LedgerEntry) {
  return outside ? [{ amount: outside.amount, currency }] : movements;
}

/** Signed, since rows of two lines have no headings. */
function sideColumns(t: Messages, currency: CurrencyCode): Column<LedgerEntry>[] {
  const side = (sign: 1 | -1) => (entry: LedgerEntry) =>
    movementsIn(entry, currency).filter(({ amount }) => amount * sign > 0);
  return [
    moneyColumn('in', t('moneyBook.in'), side(1), { ...MONEY, plus: true, narrow: 'aside' }),
    moneyColumn('out', t('moneyBook.out'), side(-1), { ...MONEY, narrow: 'aside' }),
  ];
}

function balanceColumn(t: Messages, only: CurrencyCode | undefined): Column<LedgerEntry> {
  const balances = (entry: LedgerEntry) =>
    movementsIn(entry, only).map(({ balance: amount, currency }) => ({ amount, currency }));
  const balance = moneyColumn('balance', t('entry.balance'), balances, MONEY);
  return {
    ...balance,
    // Essential for one currency, so that its printed book has it.
    ...(!only && { importance: 'useful' }),
    narrow: 'detail',
    cell: (entry) =>
      balances(entry).length === 0 ? (
        <span className={styles.wide}>–</span>
      ) : (
        <div className={styles.balance}>
          <span className={styles.label}>
            <span aria-hidden="true">=</span>
            <span className="visually-hidden">{t('entry.balance')}</span>{' '}
          </span>
          <div>{balance.cell(entry)}</div>
        </div>
      ),
  };
}

function movementsIn({ movements }: LedgerEntry, only: CurrencyCode | undefined) {
  return only ? movements.filter(({ currency }) => currency === only) : movements;
}
