import { REPORT_ACCOUNTS, type DayReport } from '@comptoir/api-contract/business-days';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Account, EntryKind } from '../database/tables/books';
import type { ClosedDay } from './closed-day';

interface Moved {
  account: Account;
  currency: CurrencyCode;
  kind: EntryKind;
  isInside: boolean;
  into: bigint;
  out: bigint;
}

/** Balances and movements per account, calculated backwards from current balances. */
export async function sumsOf(
  transaction: WriteTransaction,
  { day: { officeId, firstEntry }, last, waiting }: ClosedDay,
): Promise<Pick<DayReport, 'balances' | 'movements'>> {
  const moved = await movedSince(transaction, officeId, firstEntry, last);
  const now = await balancesNow(transaction, officeId);
  const keys = new Map(
    [...now, ...moved].map(({ account, currency }) => [`${account} ${currency}`, { account, currency }]),
  );
  const inside = moved.filter(({ isInside }) => isInside);
  const pending = new Set<string>(waiting.map(({ handoverId }) => `TRANSIT:${handoverId}`));
  const balances = [...keys.values()].flatMap(({ account, currency }) => {
    const isOf = (row: { account: Account; currency: CurrencyCode }) =>
      row.account === account && row.currency === currency;
    const changeOf = (rows: readonly Moved[]) => rows.filter(isOf).reduce((sum, { into, out }) => sum + into - out, 0n);
    const closing = (now.find(isOf)?.minor ?? 0n) - changeOf(moved.filter(({ isInside }) => !isInside));
    const opening = closing - changeOf(inside);
    // Cash of an ended transfer between offices remains in both journals, where it adds up to 0.
    const isOver = account.startsWith('TRANSIT:') && !pending.has(account);
    if (!inside.some(isOf) && (isOver || (opening === 0n && closing === 0n))) return [];
    return [{ account, currency, opening, closing }];
  });
  return {
    balances: balances.toSorted(byAccount).map(({ opening, closing, ...row }) => ({
      ...placeOf(row),
      opening: fromMinor(opening),
      closing: fromMinor(closing),
    })),
    movements: inside
      .toSorted((one, other) => byAccount(one, other) || textOrder(one.kind, other.kind))
      .map(({ kind, into, out, ...row }) => ({ ...placeOf(row), kind, in: fromMinor(into), out: fromMinor(out) })),
  };
}

/** Sums of all movements from an entry on, those up to `last` apart from later ones. */
async function movedSince(
  transaction: WriteTransaction,
  officeId: string,
  first: bigint,
  last: bigint,
): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    select posting.account, moved.currency, entry.kind, moved.entry_number <= ${last} as is_inside,
      sum(greatest(posting.amount, 0))::bigint as "into", sum(greatest(-posting.amount, 0))::bigint as "out"
    from journal_entries entry
    join transfers moved on moved.office_id = entry.office_id and moved.entry_number = entry.number
    cross join lateral (values (moved.from_account, -moved.amount_minor), (moved.to_account, moved.amount_minor))
      posting (account, amount)
    where entry.office_id = ${officeId} and entry.number >= ${first}
      and posting.account ~ '^(CASH|VAULT|BANK|(HAND|TRANSIT|SUSPENSE|RECEIVABLE):.*)$'
    group by 1, 2, 3, 4`.execute(transaction);
  return rows;
}

async function balancesNow(
  transaction: WriteTransaction,
  officeId: string,
): Promise<{ account: Account; currency: CurrencyCode; minor: bigint }[]> {
  const { rows } = await sql<{ account: Account; currency: CurrencyCode; minor: bigint }>`
    select 'CASH' as account, currency, amount_minor as minor from balances where office_id = ${officeId}
    union all select account, currency, amount_minor::bigint from account_balances where office_id = ${officeId}`.execute(
    transaction,
  );
  return rows;
}

/** Paid per supplier, without what was reversed. */
export async function expensesOf(
  transaction: WriteTransaction,
  { day: { officeId, firstEntry }, last }: ClosedDay,
): Promise<DayReport['expenses']> {
  const { rows } = await sql<{ supplierId: string | null; currency: CurrencyCode; minor: bigint }>`
    select paid.supplier_id, moved.currency,
      sum(case when moved.to_account = 'EXPENSES' then moved.amount_minor else -moved.amount_minor end)::bigint as minor
    from journal_entries entry
    join transfers moved on moved.office_id = entry.office_id and moved.entry_number = entry.number
    join transactions paid on paid.office_id = entry.office_id and paid.id = entry.transaction_id
    where entry.office_id = ${officeId} and entry.number between ${firstEntry} and ${last}
      and 'EXPENSES' in (moved.from_account, moved.to_account)
    group by 1, 2 order by 1 nulls first, 2`.execute(transaction);
  return rows.map(({ supplierId, currency, minor }) => ({ supplierId, currency, amount: fromMinor(minor) }));
}

type Place = { account: Account; currency: CurrencyCode };

function byAccount(one: Place, other: Place): number {
  return textOrder(one.account, other.account) || textOrder(one.currency, other.currency);
}

/** By code units, the same in every database and language. */
function textOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}

function placeOf({ account, currency }: Place) {
  const [name, holderId = null] = account.split(':');
  const kept = REPORT_ACCOUNTS.find((one) => one === name);
  if (!kept) throw new Error(`A report has no account ${account}`);
  return { account: kept, holderId, currency };
}
