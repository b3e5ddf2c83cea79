import { sql } from 'kysely';
import { dayAfter, dayOf, resolveLocalTime } from '../calendar/local-day';
import type { WriteTransaction } from '../database/database';
import type { ChainedEntry } from './journal.repository';

type Booked = Pick<ChainedEntry, 'number' | 'bookedAt'>;

/**
 * Begins the business day of the first entry that is booked after the end of the current one, or after a closing; the
 * current day then ends with the entry before it. The caller has the lock of the books.
 */
export async function beginDays(
  transaction: WriteTransaction,
  officeId: string,
  dayEndsAt: Date,
  entries: readonly Booked[],
): Promise<void> {
  let ends = dayEndsAt;
  for (const entry of entries) {
    if (entry.bookedAt >= ends) ends = await beginDay(transaction, officeId, entry);
  }
}

async function beginDay(
  transaction: WriteTransaction,
  officeId: string,
  { number: firstEntry, bookedAt: openedAt }: Booked,
): Promise<Date> {
  await transaction
    .updateTable('businessDays')
    .set({ lastEntry: firstEntry - 1n })
    .where('officeId', '=', officeId)
    .where('lastEntry', 'is', null)
    .execute();
  const { timeZone, dayStartsAt, lastDay } = await transaction
    .selectFrom('offices as office')
    .leftJoin('cashRules as rules', 'rules.officeId', 'office.id')
    .select(['office.timeZone', sql<number>`coalesce(rules.day_starts_at, 0)`.as('dayStartsAt')])
    .select(sql<string | null>`(select max(day)::text from business_days where office_id = office.id)`.as('lastDay'))
    .where('office.id', '=', officeId)
    .executeTakeFirstOrThrow();
  const calendarDay = businessDayAt(openedAt, timeZone, dayStartsAt);
  // After a closing on the same calendar day, the next one begins.
  const day = lastDay !== null && calendarDay <= lastDay ? dayAfter(lastDay, 1) : calendarDay;
  const endsAt = resolveLocalTime(dayAfter(day, 1), dayStartsAt, timeZone);
  await transaction
    .insertInto('businessDays')
    .values({ officeId, day, firstEntry, lastEntry: null, timeZone, openedAt, endsAt, number: null, closedBy: null })
    .execute();
  return endsAt;
}

/** Business day, 'YYYY-MM-DD', that contains an instant; `dayStartsAt` in minutes after midnight. */
export function businessDayAt(instant: Date, timeZone: string, dayStartsAt: number): string {
  const today = dayOf(instant, timeZone);
  return instant < resolveLocalTime(today, dayStartsAt, timeZone) ? dayAfter(today, -1) : today;
}
