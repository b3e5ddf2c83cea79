import { minorText } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { applyTransfers, balanceIn, isAsset, isOutsideTill, type Holdings } from './account';
import { findHoldings } from './account-balances.repository';
import type { BooksFault } from './books-fault';
import { applyMovement, cashMovement, type Amounts } from './cash-movement';
import { GENESIS_HASH } from '../database/hash-chain';
import { entryHash } from './entry-hash';
import { entriesInOrder, type StoredEntry } from './journal.reader';
import type { ChainHead } from './journal.repository';

export interface JournalsReport {
  offices: number;
  entries: number;
  faults: BooksFault[];
}

/** Verifies hash chains, positive transfers and non-negative assets, and compares rebuilt balances of all accounts with cash or claims. */
export async function verifyJournals(transaction: WriteTransaction): Promise<JournalsReport> {
  const offices = await transaction
    .selectFrom('offices')
    .select(['id', sql<boolean>`archived_at is not null and archived_by is null`.as('isDeleted')])
    .orderBy('id')
    .execute();
  const report: JournalsReport = { offices: offices.length, entries: 0, faults: [] };
  for (const office of offices) {
    const result = await verifyOffice(transaction, office);
    report.entries += result.entries;
    if (result.fault) report.faults.push(result.fault);
  }
  return report;
}

async function verifyOffice(
  transaction: WriteTransaction,
  { id: officeId, isDeleted }: { id: string; isDeleted: boolean },
): Promise<{ entries: number; fault?: BooksFault }> {
  let last: ChainHead = { number: 0n, hash: GENESIS_HASH };
  let entries = 0;
  const balances: Amounts = new Map();
  const holdings: Holdings = new Map();
  for await (const entry of entriesInOrder(transaction, officeId)) {
    const what = entryFault(last, entry, balances, holdings);
    if (what) return { entries, fault: { officeId, entryNumber: entry.number, what } };
    last = entry;
    entries += 1;
  }
  const what =
    (await headFault(transaction, officeId, last)) ??
    (await balanceFault(transaction, officeId, balances)) ??
    (await holdingFault(transaction, officeId, holdings)) ??
    (isDeleted ? leftover(holdings) : undefined);
  return what ? { entries, fault: { officeId, what } } : { entries };
}

function entryFault(last: ChainHead, entry: StoredEntry, balances: Amounts, holdings: Holdings): string | undefined {
  if (entry.number !== last.number + 1n) return `entry ${last.number + 1n} is missing before it`;
  if (entry.previousHash !== last.hash) return 'its previous hash is not that of the entry before';
  if (entry.hash !== entryHash(entry.previousHash, entry)) return 'its content does not match its hash';
  if (entry.transfers.length === 0) return 'it has no transfers';
  const shortage = applyMovement(balances, cashMovement(entry.transfers));
  if (shortage) return `it takes more ${shortage.currency} than the balance`;
  const short = applyTransfers(holdings, entry.transfers);
  if (short) return `it takes more ${short.currency} from ${short.account} than the balance`;
  const wrong = entry.transfers.find(({ currency, cashAfter }) => cashAfter !== (balances.get(currency) ?? 0n));
  return wrong && `the ${wrong.currency} balance stored with it differs from the journal`;
}

async function headFault(
  transaction: WriteTransaction,
  officeId: string,
  last: ChainHead,
): Promise<string | undefined> {
  const head = await transaction
    .selectFrom('journalHeads')
    .select(['number', 'hash'])
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  if ((head?.number ?? 0n) === last.number && (head?.hash ?? GENESIS_HASH) === last.hash) return undefined;
  return `the journal ends at entry ${last.number}, but entry ${head?.number ?? 0n} was booked`;
}

async function balanceFault(
  transaction: WriteTransaction,
  officeId: string,
  rebuilt: Amounts,
): Promise<string | undefined> {
  const kept = await transaction
    .selectFrom('balances')
    .select(['currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .orderBy('currency')
    .execute();
  const amounts: Amounts = new Map(kept.map(({ currency, amountMinor }) => [currency, amountMinor]));
  for (const currency of new Set([...amounts.keys(), ...rebuilt.keys()])) {
    const [expected, found] = [rebuilt.get(currency) ?? 0n, amounts.get(currency) ?? 0n];
    if (expected !== found)
      return `the ${currency} balance is ${found}, but the journal gives ${expected} (minor units)`;
  }
  return undefined;
}

/** The kept balances of the accounts outside the till against the journal. */
async function holdingFault(
  transaction: WriteTransaction,
  officeId: string,
  rebuilt: Holdings,
): Promise<string | undefined> {
  const kept = await findHoldings(transaction, officeId);
  for (const account of new Set([...kept.keys(), ...rebuilt.keys()])) {
    if (!isOutsideTill(account)) continue;
    for (const currency of new Set([...(kept.get(account)?.keys() ?? []), ...(rebuilt.get(account)?.keys() ?? [])])) {
      const [expected, found] = [balanceIn(rebuilt, account, currency), balanceIn(kept, account, currency)];
      if (expected !== found)
        return `${account} holds ${found} ${currency}, but the journal gives ${expected} (minor units)`;
    }
  }
  return undefined;
}

/** A closed office holds nothing and has no later entries. */
function leftover(holdings: Holdings): string | undefined {
  for (const [account, amounts] of holdings) {
    const remaining = isAsset(account) ? [...amounts].find(([, amount]) => amount !== 0n) : undefined;
    if (remaining && account === 'CASH')
      return `the office is closed, but has a balance of ${minorText(remaining[1])} ${remaining[0]}`;
    if (remaining) return `the office is closed, but ${account} holds ${minorText(remaining[1])} ${remaining[0]}`;
  }
  return undefined;
}
