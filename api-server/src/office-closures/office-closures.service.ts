import type { Closure, ClosureChange, ClosureInput, Holiday } from '@comptoir/api-contract/office-closures';
import type { LanguageCode } from '@comptoir/api-contract/languages';
import { v7 as newId } from 'uuid';
import { requestedOffice } from '../access/requested-office';
import type { Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import type { Change, ChangeOfOne, WithBody } from '../records/change';
import { retireRow } from '../records/record-rows';
import { recordsOf } from '../records/records-of';
import type { Versioned } from '../results';
import { publicHolidays } from './holidays';
import { changeClosureRow, findClosure, findClosures, insertClosure } from './office-closures.repository';

export const closures = recordsOf<Versioned<Closure>>('closure', {
  table: 'officeClosures',
  find: findClosure,
  place: ({ officeId }) => ({ officeId }),
});

/** @throws {ApiError} 403 for an office outside the reach, 422 if it does not exist */
export async function addClosure(call: Change & WithBody<ClosureInput>): Promise<Versioned<Closure>> {
  const { transaction, reach, body } = call;
  await requestedOffice(transaction, reach, body.officeId);
  await followOffice(transaction, body.officeId);
  return closures.create(call, async () => {
    const id = newId();
    await insertClosure(transaction, { ...body, holiday: body.holiday ?? null, id });
    return id;
  });
}

/** @throws {ApiError} 404, 412 */
export function changeClosure(call: ChangeOfOne & WithBody<ClosureChange>): Promise<Versioned<Closure>> {
  return closures.change(call, async ({ id, officeId }) => {
    await followOffice(call.transaction, officeId);
    await changeClosureRow(call.transaction, id, call.body);
  });
}

/** @throws {ApiError} 404, 412 */
export function deleteClosure(call: ChangeOfOne): Promise<void> {
  return closures.remove(call, async ({ id, officeId }) => {
    await followOffice(call.transaction, officeId);
    await retireRow(call.transaction, 'officeClosures', id);
  });
}

/** Schedules an update of all series after a change of closures or time zone. */
export async function followOffice(transaction: WriteTransaction, officeId: string): Promise<void> {
  await scheduleJob(transaction, { kind: 'pick-up-series', key: officeId, runAt: new Date(), payload: { officeId } });
}

export async function holidaysOfOffice(
  connection: Connection,
  reach: Reach,
  { officeId, year, language }: { officeId: string; year: number; language: LanguageCode },
): Promise<Holiday[]> {
  const office = await requestedOffice(connection, reach, officeId);
  const [holidays, kept] = await Promise.all([
    publicHolidays(office.countryCode, year, language),
    findClosures(connection, { officeId }, { from: `${year}-01-01`, to: `${year}-12-31` }),
  ]);
  return holidays.map((holiday) => ({
    ...holiday,
    isKept: kept.some(
      ({ from, to, holiday: name }) => name === holiday.name || (from <= holiday.from && to >= holiday.to),
    ),
  }));
}
