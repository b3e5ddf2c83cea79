import { fromMinor } from '@comptoir/api-contract/money';
import { createHash } from 'node:crypto';
import type { WriteTransaction } from '../database/database';
import type { Account } from '../database/tables/books';
import { applyTransfers, type Holdings } from './account';
import type { BooksFault } from './books-fault';
import {
  countsAndCases,
  storedReports,
  suppliersOf,
  waitingHandovers,
  type StoredReport,
} from './day-reports.repository';
import { entriesInOrder, type StoredEntry } from './journal.reader';

type Sums = Map<string, { in: bigint; out: bigint }>;

/** A report as it is built again, entry by entry and without code of the closing. */
interface Rebuilt {
  kept: StoredReport;
  opening: Map<string, bigint>;
  closing: Map<string, bigint>;
  moved: Sums;
  spent: Map<string, bigint>;
  hash: string;
}

const REPORTED = /^(CASH|VAULT|BANK|HAND|TRANSIT|SUSPENSE|RECEIVABLE)\b/;

/** Builds each report of a closed day from the journal again, and compares it with the kept one and with its hash. */
export async function verifyDays(transaction: WriteTransaction): Promise<BooksFault[]> {
  const reports = await storedReports(transaction);
  const faults: BooksFault[] = [];
  for (const officeId of new Set(reports.map((report) => report.officeId))) {
    const own = reports.filter((report) => report.officeId === officeId);
    for (const rebuilt of await rebuild(transaction, officeId, own)) {
      const { day, version, report, hash } = rebuilt.kept;
      const again = sortedJson(await contentOf(transaction, rebuilt));
      const named = `the report of ${day}, version ${version},`;
      if (digest(report) !== hash) faults.push({ officeId, what: `${named} does not match its hash` });
      else if (digest(again) !== hash) faults.push({ officeId, what: `${named} differs from the journal` });
    }
  }
  return faults;
}

async function rebuild(
  transaction: WriteTransaction,
  officeId: string,
  reports: readonly StoredReport[],
): Promise<Rebuilt[]> {
  const suppliers = await suppliersOf(transaction, officeId);
  const all = reports.map((kept): Rebuilt => {
    return { kept, opening: new Map(), closing: new Map(), moved: new Map(), spent: new Map(), hash: '' };
  });
  const holdings: Holdings = new Map();
  for await (const entry of entriesInOrder(transaction, officeId)) {
    const open = all.filter(({ kept }) => kept.firstEntry <= entry.number && entry.number <= kept.lastEntry);
    for (const one of open) if (one.kept.firstEntry === entry.number) one.opening = flat(holdings);
    applyTransfers(holdings, entry.transfers);
    for (const one of open) {
      addEntry(one, entry, suppliers);
      if (one.kept.lastEntry === entry.number) [one.closing, one.hash] = [flat(holdings), entry.hash];
    }
  }
  return all;
}

function flat(holdings: Holdings): Map<string, bigint> {
  const amounts = [...holdings].flatMap(([account, byCurrency]) =>
    [...byCurrency].map(([currency, amount]): [string, bigint] => [`${account} ${currency}`, amount]),
  );
  return new Map(amounts.filter(([key]) => REPORTED.test(key)));
}

function addEntry({ moved, spent }: Rebuilt, entry: StoredEntry, suppliers: ReadonlyMap<string, string | null>): void {
  const add = (account: Account, side: 'in' | 'out', currency: string, amount: bigint) => {
    if (!REPORTED.test(account)) return;
    const key = `${account} ${currency} ${entry.kind}`;
    const sums = moved.get(key) ?? { in: 0n, out: 0n };
    moved.set(key, { ...sums, [side]: sums[side] + amount });
  };
  for (const { from, to, currency, amount } of entry.transfers) {
    add(from, 'out', currency, amount);
    add(to, 'in', currency, amount);
    const paid = (to === 'EXPENSES' ? amount : 0n) - (from === 'EXPENSES' ? amount : 0n);
    if (paid === 0n || entry.transactionId === undefined) continue;
    const key = `${suppliers.get(entry.transactionId) ?? ''} ${currency}`;
    spent.set(key, (spent.get(key) ?? 0n) + paid);
  }
}

async function contentOf(transaction: WriteTransaction, rebuilt: Rebuilt): Promise<object> {
  const { kept, moved, spent, hash } = rebuilt;
  const { officeId, day, number, version, timeZone, openedAt, closedAt, closedBy, reopening } = kept;
  return {
    officeId,
    day,
    number: String(number),
    version,
    timeZone,
    closedBy,
    reopening,
    openedDate: openedAt.toISOString(),
    closedDate: closedAt.toISOString(),
    entries: { first: String(kept.firstEntry), last: String(kept.lastEntry), hash },
    balances: balancesOf(rebuilt),
    movements: inOrder([...moved.keys()]).map((key) => {
      const [account = '', currency, kind] = key.split(' ');
      const sums = moved.get(key) ?? { in: 0n, out: 0n };
      return { ...placeOf(account), currency, kind, in: fromMinor(sums.in), out: fromMinor(sums.out) };
    }),
    expenses: inOrder([...spent.keys()]).map((key) => {
      const [supplierId, currency] = key.split(' ');
      return { supplierId: supplierId || null, currency, amount: fromMinor(spent.get(key) ?? 0n) };
    }),
    ...(await countsAndCases(transaction, kept)),
    waiting: await waitingHandovers(transaction, kept),
  };
}

function balancesOf({ kept, opening, closing, moved }: Rebuilt): object[] {
  const movedHere = new Set([...moved.keys()].map((key) => key.split(' ').slice(0, 2).join(' ')));
  const pending = new Set(kept.waiting.map(({ handoverId }) => `TRANSIT:${handoverId}`));
  const held = (key: string) => (opening.get(key) ?? 0n) !== 0n || (closing.get(key) ?? 0n) !== 0n;
  const isShown = (key: string) => {
    const [account = ''] = key.split(' ');
    return movedHere.has(key) || (held(key) && (!account.startsWith('TRANSIT:') || pending.has(account)));
  };
  return inOrder([...new Set([...opening.keys(), ...closing.keys()])].filter(isShown)).map((key) => {
    const [account = '', currency] = key.split(' ');
    const amounts = { opening: fromMinor(opening.get(key) ?? 0n), closing: fromMinor(closing.get(key) ?? 0n) };
    return { ...placeOf(account), currency, ...amounts };
  });
}

function placeOf(text: string): { account: string | undefined; holderId: string | null } {
  const [account, holderId = null] = text.split(':');
  return { account, holderId };
}

/** Part by part, by code units. */
function inOrder(keys: readonly string[]): string[] {
  const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));
  return keys.toSorted((one, other) => {
    const [mine, others] = [one.split(' '), other.split(' ')];
    return mine.reduce((order, part, at) => order || compare(part, others[at] ?? ''), 0);
  });
}

function sortedJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(sortedJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const parts = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${parts.map(([name, part]) => `${JSON.stringify(name)}:${sortedJson(part)}`).join()}}`;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
