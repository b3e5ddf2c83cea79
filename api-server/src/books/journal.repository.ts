import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql, type CompiledQuery, type RawBuilder } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import { together, unawaited } from '../database/fast';
import type { Booking, Transfer } from './booking';
import type { Amounts } from './cash-movement';
import { GENESIS_HASH } from '../database/hash-chain';
import type { ChainedBooking } from './entry-hash';

export interface ChainHead {
  number: bigint;
  hash: string;
}

export interface ChainedEntry extends ChainedBooking {
  previousHash: string;
  hash: string;
}

/** In place of a reference, which has a colon. */
const CUSTODY = 'custody';
const LIMITED = 'limited';
const WEBHOOK = 'webhook';

/** Transaction-local setting with the locked office. */
const LOCKED = sql.lit('comptoir.locked_office');

/** Blocks other bookings in the office until the transaction ends. */
export async function lockJournal(transaction: WriteTransaction, officeId: string): Promise<void> {
  await transaction.executeQuery(lockStatement(transaction, officeId));
}

function lockStatement(transaction: WriteTransaction, officeId: string): CompiledQuery<never> {
  return sql<never>`select set_config(${LOCKED}, office_id::text, true) from journal_heads where office_id = ${officeId}
    for update ${unawaited}`.compile(transaction);
}

export interface OfficeState {
  head: ChainHead;
  balances: Amounts;
  booked: Map<string, bigint>;
  state: 'open' | 'closed';
  /** True if a low-balance limit is set for any currency. */
  isWatched: boolean;
  /** True if collected cash is in the hand of the collector until it is handed over. */
  hasCustody: boolean;
  /** True if there are limits of cash in an office with custody. */
  hasCashLimits: boolean;
  /** True if a webhook may ask for events of the office. */
  hasWebhooks: boolean;
  /** End of the current business day of an office with custody; 1970 before the first booking of a day. */
  dayEndsAt: Date;
}

export async function lockOffice(
  transaction: WriteTransaction,
  officeId: string,
  references: readonly string[],
): Promise<OfficeState> {
  const state = booksOf(await together(transaction, ...openBooks(transaction, officeId, references)));
  if (state) return state;
  // For the first entry: two transactions that start the chain wait for each other here.
  await transaction
    .insertInto('journalHeads')
    .values({ officeId, number: 0n, hash: GENESIS_HASH })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return lockOffice(transaction, officeId, references);
}

export type StateRow =
  | { currency: null; reference: null; value: bigint; hash: string }
  | { currency: CurrencyCode; reference: null; value: bigint; hash: null }
  | { currency: null; reference: string; value: bigint; hash: null }
  /** Only for an office with custody: end of the current day in milliseconds, or 0. */
  | { currency: null; reference: typeof CUSTODY; value: bigint; hash: typeof LIMITED | null }
  | { currency: null; reference: typeof WEBHOOK; value: bigint; hash: null }
  | { currency: CurrencyCode; reference: 'limit'; value: bigint; hash: null }
  /** Only for a closed office. */
  | { currency: null; reference: null; value: null; hash: null };

/**
 * Lock and read statements for `booksOf`, to be pipelined. References of records created in this transaction can
 * be omitted, since they cannot be booked yet.
 */
export function openBooks(
  transaction: WriteTransaction,
  officeId: string,
  references: readonly string[] = [],
): [CompiledQuery<never>, CompiledQuery<StateRow>] {
  // Runs after the lock, so that its snapshot includes the previous booking.
  // References are found separately: an index that begins with the office could scan all its entries.
  const found = sql`with found as materialized (
      select office_id, reference, number from journal_entries where ${hasReference(references)}
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
    select null, ${sql.lit(CUSTODY)}, coalesce((extract(epoch from day.ends_at) * 1000)::bigint, 0),
      case when exists (select from cash_limits where office_id = ${officeId}) then ${sql.lit(LIMITED)} end
    from office_custody custody
    left join business_days day on day.office_id = custody.office_id and day.last_entry is null
    where custody.office_id = ${officeId} and custody.is_on
    union all
    select null, null, null, null from offices where id = ${officeId} and archived_at is not null
    union all
    select null, ${sql.lit(WEBHOOK)}, 0, null
    where exists (select from webhooks where office_id is null or office_id = ${officeId})
    union all
    select null, null, number, hash from journal_heads
    where office_id = ${officeId} and office_id::text = current_setting(${LOCKED}, true)`;
  return [lockStatement(transaction, officeId), read.compile(transaction)];
}

/**
 * Undefined without a chain head at the time of the lock: a head that appeared since belongs to another
 * transaction, and numbering would collide.
 */
export function booksOf([, rows]: [never[], StateRow[]]): OfficeState | undefined {
  let head: ChainHead | undefined;
  const balances: Amounts = new Map();
  const booked = new Map<string, bigint>();
  let state: OfficeState['state'] = 'open';
  let isWatched = false;
  let hasCustody = false;
  let hasCashLimits = false;
  let hasWebhooks = false;
  let dayEndsAt = new Date(0);
  for (const { currency, reference, value, hash } of rows) {
    if (value === null) state = 'closed';
    else if (reference === CUSTODY) {
      [hasCustody, hasCashLimits, dayEndsAt] = [true, hash === LIMITED, new Date(Number(value))];
    } else if (reference === WEBHOOK) hasWebhooks = true;
    else if (hash !== null) head = { number: value, hash };
    else if (reference === null) balances.set(currency, value);
    else if (currency !== null) isWatched = true;
    else booked.set(reference, value);
  }
  return head && { head, balances, booked, state, isWatched, hasCustody, hasCashLimits, hasWebhooks, dayEndsAt };
}

/** A single value has its own form: PostgreSQL estimates ten rows for a list and would plan again. */
function hasReference(references: readonly string[]): RawBuilder<boolean> {
  const [reference] = references;
  return references.length === 1 ? sql`reference = ${reference}` : sql`reference = any(${references}::text[])`;
}

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

export interface CorrectableEntry {
  /** Origin, copied to the reversal. */
  source: Pick<Booking, 'collectionId' | 'tradeId' | 'transactionId'>;
  /** The existing correction or reversal. */
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
