import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import { unawaited } from '../database/statement-marks';
import { together } from '../database/together';
import type { Booking, Transfer } from './booking';
import type { Amounts } from './cash-movement';
import { GENESIS_HASH } from '../database/migrations/append-only';
import type { ChainedBooking } from './entry-hash';

export interface ChainHead {
  number: bigint;
  hash: string;
}

export interface ChainedEntry extends ChainedBooking {
  previousHash: string;
  hash: string;
}

/** Which office a transaction has locked; PostgreSQL forgets it with the transaction. */
const LOCKED = sql.lit('comptoir.locked_office');

/** Lets no other transaction book in the office from here on; the statements after this one wait for it. */
export async function lockJournal(transaction: WriteTransaction, officeId: string): Promise<void> {
  await transaction.executeQuery(lockStatement(transaction, officeId));
}

function lockStatement(transaction: WriteTransaction, officeId: string): CompiledQuery<never> {
  return sql<never>`select set_config(${LOCKED}, office_id::text, true) from journal_heads where office_id = ${officeId}
    for update ${unawaited}`.compile(transaction);
}

export interface OfficeState {
  /** The end of the chain. */
  head: ChainHead;
  /** What the office holds. */
  balances: Amounts;
  /** Of the references asked for, those already booked: number by reference. */
  booked: Map<string, bigint>;
  /** A closed office takes no entry. */
  state: 'open' | 'closed';
  /** Whether a limit is set for a currency, below which a balance is told of. */
  isWatched: boolean;
}

/** Lets no other transaction book in the office from here on, and answers what there is. */
export async function lockOffice(
  transaction: WriteTransaction,
  officeId: string,
  references: readonly string[],
): Promise<OfficeState> {
  const state = booksOf(await together(transaction, ...openBooks(transaction, officeId, references)));
  if (state) return state;
  // The first entry of the office: of two transactions that begin its chain, one waits for the other here.
  await transaction
    .insertInto('journalHeads')
    .values({ officeId, number: 0n, hash: GENESIS_HASH })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockOffice(transaction, officeId, references);
}

/** One line of what is read of an office. */
export type StateRow =
  | { currency: null; reference: null; value: bigint; hash: string }
  | { currency: CurrencyCode; reference: null; value: bigint; hash: null }
  | { currency: null; reference: string; value: bigint; hash: null }
  /** A limit. */
  | { currency: CurrencyCode; reference: 'limit'; value: bigint; hash: null }
  /** Only of an office that is closed. */
  | { currency: null; reference: null; value: null; hash: null };

/**
 * The statements that lock an office and read what `booksOf` makes its state of, to be sent together. Without
 * references for what was made in this transaction: nobody can have booked it.
 */
export function openBooks(
  transaction: WriteTransaction,
  officeId: string,
  references: readonly string[] = [],
): [CompiledQuery<never>, CompiledQuery<StateRow>] {
  // The second one after the lock: only its snapshot shows what the transaction before us has booked.
  // References are found first and by themselves: an index that begins with the office may lead through all its entries.
  const found = sql`with found as materialized (
      select office_id, reference, number from journal_entries where ${anyOf(references)}
    )`;
  const booked = sql`
    select null, reference, number, null from found where office_id = ${officeId}
    union all`;
  const read = sql<StateRow>`${references.length > 0 ? found : sql``}
    select currency, null as reference, amount_minor as value, null as hash from balances where office_id = ${officeId}
    union all
    select currency, 'limit', limit_minor, null from balance_limits
    where office_id = ${officeId} and limit_minor is not null
    union all
    ${references.length > 0 ? booked : sql``}
    select null, null, null, null from offices where id = ${officeId} and archived_at is not null
    union all
    select null, null, number, hash from journal_heads
    where office_id = ${officeId} and office_id::text = current_setting(${LOCKED}, true)`;
  return [lockStatement(transaction, officeId), read.compile(transaction)];
}

/**
 * Nothing when no chain was begun, or only after the lock had found none: whoever began it has it, and the next one
 * would be given the same number.
 */
export function booksOf([, rows]: [never[], StateRow[]]): OfficeState | undefined {
  let head: ChainHead | undefined;
  const balances: Amounts = new Map();
  const booked = new Map<string, bigint>();
  let state: OfficeState['state'] = 'open';
  let isWatched = false;
  for (const { currency, reference, value, hash } of rows) {
    if (value === null) state = 'closed';
    else if (hash !== null) head = { number: value, hash };
    else if (reference === null) balances.set(currency, value);
    else if (currency !== null) isWatched = true;
    else booked.set(reference, value);
  }
  return head && { head, balances, booked, state, isWatched };
}

/** Of a list, PostgreSQL expects ten values when it compares plans, and would plan again for the one there mostly is. */
function anyOf(references: readonly string[]): RawBuilder<boolean> {
  const [reference] = references;
  return references.length === 1 ? sql`reference = ${reference}` : sql`reference = any(${references}::text[])`;
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
  connection: Connection,
  officeId: string,
  reference: string,
): Promise<bigint | undefined> {
  const entry = await connection
    .selectFrom('journalEntries')
    .select('number')
    .where('officeId', '=', officeId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return entry?.number;
}
