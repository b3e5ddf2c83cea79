import type { CountInput, DayClosing, DayReopening } from '@comptoir/api-contract/business-days';
import { countedMinor } from '@comptoir/api-contract/denominations';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import { notFound, refused } from '../api-error';
import { trackChange } from '../audit/track-change';
import { lockOffice } from '../books/journal.repository';
import { answerByCorrection } from '../correction-requests/answer-request';
import type { Connection } from '../database/database';
import type { Change, WithBody } from '../records/change';
import { recordWebhookEvents } from '../team-notices/record-events';
import { findDay, findDays, findCashBalances, insertCounts, updateDay, type DayRow } from './business-days.repository';
import { closeDay } from './close-day';
import { statusOf } from './day-status';

interface OfDay {
  params: { day: string };
  query: { officeId?: string | undefined };
}

/** @throws {ApiError} 403 outside the reach, 404 */
export async function dayOfOffice(
  connection: Connection,
  { reach, params: { day }, query }: Pick<Change, 'reach'> & OfDay,
): Promise<DayRow> {
  const { id } = await requestedOffice(connection, reach, query.officeId);
  const found = await findDay(connection, id, day);
  if (!found) throw notFound('day');
  return found;
}

/**
 * Stores a count with the book balance of that time, which is hidden from the counter.
 *
 * @throws {ApiError} 404, `day-closed`, `count-final`
 */
export async function countDay(call: Change & OfDay & WithBody<CountInput>): Promise<DayRow> {
  const { transaction, person, body } = call;
  const { officeId, day: name } = await dayOfOffice(transaction, call);
  const { head, balances } = await lockOffice(transaction, officeId, []);
  const day = await dayOfOffice(transaction, call);
  if (day.closedAt !== null) throw refused('day-closed');
  const [countedAt, version] = [new Date(), day.version + 1];
  const { sheets } = await statusOf(transaction, day, { now: countedAt });
  const vault = (await findCashBalances(transaction, officeId)).filter(({ scope }) => scope === 'VAULT');
  const counts = body.lines.map(({ currency, counts: notes }) => {
    const sheet = sheets.find((one) => one.scope === body.scope && one.currency === currency);
    if (sheet?.mayCount === false) throw refused('count-final', { currency });
    const inVault = vault.find((held) => held.currency === currency)?.minor ?? 0n;
    return {
      officeId,
      id: newId(),
      day: name,
      version,
      scope: body.scope,
      currency,
      attempt: (sheet?.attempts.length ?? 0) + 1,
      counts: JSON.stringify(notes),
      countedMinor: countedMinor(notes),
      expectedMinor: body.scope === 'TILL' ? (balances.get(currency) ?? 0n) : inVault,
      afterEntry: head.number,
      countedBy: person.id,
      countedAt,
    };
  });
  await insertCounts(transaction, counts);
  const counted = counts.map(({ scope, currency, attempt }) => `${scope} ${currency} ${attempt}`);
  await track(call, day, {}, { counted: counted.join(', ') });
  return dayOfOffice(transaction, call);
}

/** @throws {ApiError} 404, `day-closed`, `day-blocked` */
export async function closeOneDay(call: Change & OfDay & WithBody<DayClosing>): Promise<DayRow> {
  const { transaction, body } = call;
  const day = await dayOfOffice(transaction, call);
  const postponed = new Map(body.postpone.map(({ handoverId, reason }) => [handoverId, reason]));
  await closeDay(call, day, postponed);
  const after = await dayOfOffice(transaction, call);
  await track(call, day, { state: 'OPEN' }, { state: 'CLOSED', number: String(after.number), version: after.version });
  return after;
}

/** @throws {ApiError} 404, `day-not-last` */
export async function reopenDay(call: Change & OfDay & WithBody<DayReopening>): Promise<DayRow> {
  const { transaction, person, body } = call;
  const { officeId } = await dayOfOffice(transaction, call);
  await lockOffice(transaction, officeId, []);
  const day = await dayOfOffice(transaction, call);
  if (!(await isLastClosed(transaction, day))) throw refused('day-not-last');
  const [latest] = await findDays(transaction, officeId, { limit: 1 });
  const reopenedAt = new Date();
  await updateDay(transaction, day, {
    closedAt: null,
    closedBy: null,
    reopenedAt,
    reopenedBy: person.id,
    reopenReason: body.reason,
    // Without a later day, the reopened day continues.
    ...(latest?.day === day.day && { lastEntry: null }),
  });
  await answerByCorrection(transaction, person, { entity: 'day', entityId: `${officeId}:${day.day}` });
  const data = { officeId, day: day.day };
  await recordWebhookEvents(transaction, officeId, [{ type: 'day.reopened', at: reopenedAt, data }]);
  await track(call, day, { state: 'CLOSED' }, { state: 'OPEN', reason: body.reason });
  return dayOfOffice(transaction, call);
}

/** True for a closed day if no later one is closed. */
export async function isLastClosed(connection: Connection, { officeId, day, closedAt }: DayRow): Promise<boolean> {
  if (closedAt === null) return false;
  const later = await connection
    .selectFrom('businessDays')
    .select('day')
    .where('officeId', '=', officeId)
    .where('day', '>', day)
    .where('closedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return later === undefined;
}

function track({ transaction, person: by }: Change, { officeId, day }: DayRow, before: object, after: object) {
  const entityId = `${officeId}:${day}`;
  return trackChange(transaction, { by, entity: 'day', entityId, officeId, before, after });
}
