import type { DayReport } from '@comptoir/api-contract/business-days';
import { fromMinor } from '@comptoir/api-contract/money';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { WaitingHandover } from '../database/tables/business-days';
import { findCounts, type CountRow } from './business-days.repository';
import type { ClosedDay } from './closed-day';
import { expensesOf, sumsOf } from './day-sums';

/** Builds the report from the journal and the balances, under the lock of the books. */
export async function reportOf(transaction: WriteTransaction, closed: ClosedDay): Promise<DayReport> {
  const { day, number, version, last, closedAt, closedBy, waiting, reopening } = closed;
  const { officeId } = day;
  const counts = await findCounts(transaction, officeId, day.day, version);
  return {
    officeId,
    day: day.day,
    number: String(number),
    version,
    timeZone: day.timeZone,
    openedDate: day.openedAt.toISOString(),
    closedDate: closedAt.toISOString(),
    closedBy,
    entries: { first: String(day.firstEntry), last: String(last), hash: await hashOf(transaction, officeId, last) },
    ...(await sumsOf(transaction, closed)),
    expenses: await expensesOf(transaction, closed),
    counts: counts.map(asCount),
    cases: await casesOf(transaction, closed, counts),
    waiting: await waitingOf(transaction, waiting),
    reopening,
  };
}

/**
 * JSON with sorted keys and without spaces, the same for equal reports. Not by a replacer: objects put keys that are
 * whole numbers, like denominations, before others.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const keys = Object.keys(value).toSorted((one, other) => (one < other ? -1 : 1));
  const fields = new Map<string, unknown>(Object.entries(value));
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonicalJson(fields.get(key))}`).join()}}`;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

async function hashOf(transaction: WriteTransaction, officeId: string, number: bigint): Promise<string> {
  const { hash } = await transaction
    .selectFrom('journalEntries')
    .select('hash')
    .where('officeId', '=', officeId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return hash;
}

function asCount(count: CountRow): DayReport['counts'][number] {
  return { scope: count.scope, currency: count.currency, ...asAttempt(count) };
}

export function asAttempt(count: CountRow) {
  return {
    attempt: count.attempt,
    counts: count.counts,
    counted: fromMinor(count.countedMinor),
    expected: fromMinor(count.expectedMinor),
    countedBy: count.countedBy,
    countedDate: count.countedAt.toISOString(),
  };
}

async function casesOf(
  transaction: WriteTransaction,
  { day: { officeId }, closedAt }: ClosedDay,
  counts: readonly CountRow[],
): Promise<DayReport['cases']> {
  const opened = await transaction
    .selectFrom('cashCases as opened')
    .select(['id', 'number', 'sourceId', 'currency', 'amountMinor'])
    .select(
      sql<boolean>`exists (select from journal_entries entry where entry.office_id = opened.office_id
        and entry.reference = 'case:' || opened.id || ':1' and entry.booked_at = ${closedAt})`.as('isRounding'),
    )
    .where('officeId', '=', officeId)
    .where(sql<boolean>`source_id = any(${counts.map(({ id }) => id)}::uuid[])`)
    .orderBy('number')
    .execute();
  return opened.flatMap(({ id, number, sourceId, currency, amountMinor, isRounding }) => {
    const count = counts.find((one) => one.id === sourceId);
    if (!count) return [];
    const { scope, countedBy: ownerId } = count;
    return [
      { caseId: id, number: String(number), scope, currency, amount: fromMinor(amountMinor), ownerId, isRounding },
    ];
  });
}

async function waitingOf(
  transaction: WriteTransaction,
  waiting: readonly WaitingHandover[],
): Promise<DayReport['waiting']> {
  const reasons = new Map(waiting.map(({ handoverId, reason }) => [handoverId, reason]));
  const handovers = await transaction
    .selectFrom('handovers')
    .select(['id', 'number', 'kind'])
    .where(sql<boolean>`id = any(${[...reasons.keys()]}::uuid[])`)
    .orderBy('id')
    .execute();
  return handovers.map(({ id, number, kind }) => ({
    handoverId: id,
    number: String(number),
    kind,
    reason: reasons.get(id) ?? null,
  }));
}
