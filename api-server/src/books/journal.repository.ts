import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { Booking, Transfer } from './booking';
import type { Amounts } from './cash-movement';
import { GENESIS_HASH, type ChainedBooking } from './entry-hash';

export interface ChainHead {
  number: bigint;
  hash: string;
}

export interface ChainedEntry extends ChainedBooking {
  previousHash: string;
  hash: string;
}

/** Waits until no other transaction books in the office, and answers the end of its chain. */
export async function lockChain(transaction: WriteTransaction, officeId: string): Promise<ChainHead> {
  const head = await selectHead(transaction, officeId);
  if (head) return head;
  await transaction
    .insertInto('journalHeads')
    .values({ officeId, number: 0n, hash: GENESIS_HASH })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await selectHead(transaction, officeId)) ?? { number: 0n, hash: GENESIS_HASH };
}

function selectHead(transaction: WriteTransaction, officeId: string): Promise<ChainHead | undefined> {
  return transaction
    .selectFrom('journalHeads')
    .select(['number', 'hash'])
    .where('officeId', '=', officeId)
    .forUpdate()
    .executeTakeFirst();
}

export interface OfficeState {
  balances: Amounts;
  /** Of the references asked for, those already booked: number by reference. */
  booked: Map<string, bigint>;
}

interface HeldRow {
  currency: CurrencyCode;
  reference: null;
  value: bigint;
}

interface BookedRow {
  currency: null;
  reference: string;
  value: bigint;
}

/** What an office holds, its rows locked in the order of their currency, and which references are booked. */
export async function lockBalances(
  transaction: WriteTransaction,
  officeId: string,
  references: readonly string[],
): Promise<OfficeState> {
  // A statement of its own after the lock on the chain: only its snapshot shows what the one before us has booked.
  const result = await sql<HeldRow | BookedRow>`
    with held as (
      select currency, amount_minor from balances where office_id = ${officeId} order by currency for update
    )
    select currency, null as reference, amount_minor as value from held
    union all
    select null, reference, number from journal_entries
      where office_id = ${officeId} and reference = any(${references}::text[])`.execute(transaction);
  const balances: Amounts = new Map();
  const booked = new Map<string, bigint>();
  for (const row of result.rows) {
    if (row.reference === null) balances.set(row.currency, row.value);
    else booked.set(row.reference, row.value);
  }
  return { balances, booked };
}

/** The transfers of one entry, in their order. */
export async function selectTransfers(
  transaction: WriteTransaction,
  officeId: string,
  number: bigint,
): Promise<Transfer[]> {
  return transaction
    .selectFrom('transfers')
    .select(['currency', 'fromAccount as from', 'toAccount as to', 'amountMinor as amount'])
    .where('officeId', '=', officeId)
    .where('entryNumber', '=', number)
    .orderBy('position')
    .execute();
}

/** An entry as far as a correction or a reversal of it asks. */
export interface CorrectableEntry {
  /** What the entry comes from, which its reversal comes from too. */
  source: Pick<Booking, 'collectionId' | 'tradeId' | 'transactionId'>;
  /** The entry that corrects or reverses it already. */
  correctedBy: bigint | null;
}

export async function selectCorrectable(
  transaction: WriteTransaction,
  officeId: string,
  number: bigint,
): Promise<CorrectableEntry | undefined> {
  const row = await transaction
    .selectFrom('journalEntries as entry')
    .leftJoin('journalEntries as correction', (join) =>
      join.onRef('correction.officeId', '=', 'entry.officeId').onRef('correction.correctsNumber', '=', 'entry.number'),
    )
    .select(['entry.collectionId', 'entry.tradeId', 'entry.transactionId', 'correction.number as correctedBy'])
    .where('entry.officeId', '=', officeId)
    .where('entry.number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { collectionId, tradeId, transactionId, correctedBy } = row;
  const source = {
    ...(collectionId !== null && { collectionId }),
    ...(tradeId !== null && { tradeId }),
    ...(transactionId !== null && { transactionId }),
  };
  return { source, correctedBy };
}

/** The number of the entry that booked something first. */
export async function selectNumber(
  transaction: WriteTransaction,
  officeId: string,
  reference: string,
): Promise<bigint | undefined> {
  const entry = await transaction
    .selectFrom('journalEntries')
    .select('number')
    .where('officeId', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return entry?.number;
}
