import { v7 as newId } from 'uuid';
import type { Person } from '../access/person';
import { refused } from '../api-error';
import { countedDifference } from '../books/custody-booking';
import { bookAll } from '../books/journal';
import { lockOffice, type OfficeState } from '../books/journal.repository';
import { openCases } from '../cash-cases/open-cases';
import { findTolerances } from '../cash-rules/cash-rules.repository';
import type { WriteTransaction } from '../database/database';
import type { WaitingHandover } from '../database/tables/business-days';
import { recordWebhookEvents } from '../team-notices/record-events';
import { findDay, insertReport, nextNumber, updateDay, type DayRow } from './business-days.repository';
import type { ClosedDay } from './closed-day';
import { canonicalJson, reportOf, sha256 } from './day-report';
import { differenceOf, statusOf, type DayStatus, type Sheet } from './day-status';

interface Closing {
  transaction: WriteTransaction;
  person: Pick<Person, 'id'>;
}

/**
 * Closes an existing day and earlier open ones: books the differences of its counts, and creates the reports.
 * `postponed` has the reasons by handover.
 *
 * @throws {ApiError} `day-closed`, `day-blocked`
 */
export async function closeDay(
  call: Closing,
  { officeId, day: name }: Pick<DayRow, 'officeId' | 'day'>,
  postponed: ReadonlyMap<string, string>,
  now = new Date(),
): Promise<void> {
  const { transaction, person } = call;
  const { dayEndsAt, ...books } = await lockOffice(transaction, officeId, []);
  const day = await findDay(transaction, officeId, name);
  if (!day || day.closedAt !== null) throw refused('day-closed');
  const status = await statusOf(transaction, day, { now, postponed: [...postponed.keys()] });
  if (status.blockers.length > 0) {
    const blockers = status.blockers.map(({ code, message, values }) => ({ code, message, values }));
    throw refused('day-blocked', { blockers });
  }
  // Its own differences begin no other day.
  const endsAt = new Date(now.getTime() + 1);
  const isLate = day.lastEntry === null && day.endsAt < endsAt;
  if (isLate) await updateDay(transaction, day, { endsAt });
  await bookDifferences(call, officeId, status.sheets, now, { ...books, dayEndsAt: isLate ? endsAt : dayEndsAt });
  const head = await headOf(transaction, officeId);
  const waiting = waitingOf(status, postponed);
  for (const open of status.openDays) {
    await keepReport(transaction, {
      day: open,
      number: open.number ?? (await nextNumber(transaction, officeId)),
      version: open.version + 1,
      last: open.lastEntry ?? head,
      closedAt: now,
      closedBy: person.id,
      waiting: open.day === day.day ? waiting : [],
      reopening: reopeningOf(open),
    });
  }
}

async function bookDifferences(
  call: Closing,
  officeId: string,
  sheets: readonly Sheet[],
  now: Date,
  books: OfficeState,
): Promise<void> {
  const { transaction, person } = call;
  const tolerances = await findTolerances(transaction, officeId);
  const msecs = now.getTime();
  const found = sheets.flatMap(({ scope, currency, last }, seq) => {
    const difference = last ? differenceOf(last) : 0n;
    return last && difference !== 0n ? [{ scope, currency, last, difference, caseId: newId({ msecs, seq }) }] : [];
  });
  const bookings = found.map(({ scope, currency, last, difference, caseId }) => {
    const account = scope === 'TILL' ? 'CASH' : 'VAULT';
    const counted = { id: last.id, account, currency, difference, caseId } as const;
    return countedDifference(counted, { userId: person.id, bookedAt: now });
  });
  await bookAll(transaction, officeId, bookings, books);
  const cases = found.map(({ currency, last, difference, caseId }) => ({
    officeId,
    id: caseId,
    source: 'COUNT' as const,
    sourceId: last.id,
    currency,
    amountMinor: difference,
    ownerId: last.countedBy,
    openedAt: now,
    ...(isWithin(difference, tolerances.get(currency) ?? 0n) && { isRounding: true as const }),
  }));
  await openCases(call, cases);
}

function isWithin(difference: bigint, tolerance: bigint): boolean {
  return difference <= tolerance && -difference <= tolerance;
}

function waitingOf({ pending }: DayStatus, postponed: ReadonlyMap<string, string>): WaitingHandover[] {
  return pending.map(({ id, isHere }) => ({
    handoverId: id,
    reason: isHere ? (postponed.get(id) ?? null) : null,
  }));
}

function reopeningOf({ reopenedAt, reopenedBy, reopenReason }: DayRow): ClosedDay['reopening'] {
  if (reopenedAt === null || reopenedBy === null || reopenReason === null) return null;
  return { at: reopenedAt.toISOString(), by: reopenedBy, reason: reopenReason };
}

async function keepReport(transaction: WriteTransaction, closed: ClosedDay): Promise<void> {
  const { day, number, version, last, closedAt, closedBy, waiting, reopening } = closed;
  const report = canonicalJson(await reportOf(transaction, closed));
  await updateDay(transaction, day, { lastEntry: last, number, version, closedAt, closedBy });
  await insertReport(transaction, {
    officeId: day.officeId,
    day: day.day,
    version,
    number,
    firstEntry: day.firstEntry,
    lastEntry: last,
    closedAt,
    closedBy,
    waiting: JSON.stringify(waiting),
    reopening: reopening && JSON.stringify(reopening),
    report,
    hash: sha256(report),
  });
  const { officeId, day: name } = day;
  const data = { officeId, day: name, number: Number(number), version };
  await recordWebhookEvents(transaction, officeId, [{ type: 'day.closed', at: closedAt, data }]);
}

async function headOf(transaction: WriteTransaction, officeId: string): Promise<bigint> {
  const { number } = await transaction
    .selectFrom('journalHeads')
    .select('number')
    .where('officeId', '=', officeId)
    .executeTakeFirstOrThrow();
  return number;
}
