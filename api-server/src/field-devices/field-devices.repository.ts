import type { Heartbeat } from '@comptoir/api-contract/field-devices';
import { sql, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import { inReach, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';

export type FieldDeviceRow = Awaited<ReturnType<ReturnType<typeof withNames>['execute']>>[number];

/** Most devices of an answer. */
const DEVICES_LIMIT = 1000;

/** Returns true if the device was ended. More unsent pick-ups than before clear a confirmation. */
export async function saveHeartbeat(
  transaction: WriteTransaction,
  userId: string,
  { deviceId, label, app, deviceTime, unsent, oldestUnsentAt }: Heartbeat,
  receivedAt: Date,
): Promise<boolean> {
  const state = {
    label,
    app,
    unsent,
    oldestUnsentAt,
    lastSeen: receivedAt,
    clockOffsetMs: receivedAt.getTime() - Date.parse(deviceTime),
  };
  const isMore = sql<boolean>`excluded.unsent > field_devices.unsent`;
  const unlessMore = <Value>(column: RawBuilder<Value>) =>
    sql<Value | null>`case when ${isMore} then null else ${column} end`;
  const { endedAt } = await transaction
    .insertInto('fieldDevices')
    .values({ ...state, id: newId(), userId, deviceId })
    .onConflict((known) =>
      known.columns(['userId', 'deviceId']).doUpdateSet({
        ...state,
        confirmedAt: unlessMore(sql<Date>`field_devices.confirmed_at`),
        confirmedBy: unlessMore(sql<string>`field_devices.confirmed_by`),
      }),
    )
    .returning('endedAt')
    .executeTakeFirstOrThrow();
  return endedAt !== null;
}

/** Last seen first. */
export function findFieldDevices(
  connection: Connection,
  reach: Reach,
  collectorId: string | undefined,
): Promise<FieldDeviceRow[]> {
  return withNames(connection, reach)
    .$if(collectorId !== undefined, (own) => own.where(sql<boolean>`device.user_id = ${collectorId}`))
    .orderBy('device.lastSeen', 'desc')
    .orderBy('device.id')
    .limit(DEVICES_LIMIT)
    .execute();
}

export function findFieldDevice(connection: Connection, reach: Reach, id: string): Promise<FieldDeviceRow | undefined> {
  return withNames(connection, reach).where('device.id', '=', id).executeTakeFirst();
}

/** Locks a device against a report of it. */
export async function lockFieldDevice(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.selectFrom('fieldDevices').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function markDevice(
  transaction: WriteTransaction,
  id: string,
  step: 'confirmed' | 'ended',
  userId: string,
): Promise<void> {
  const now = sql<Date>`now()`;
  await transaction
    .updateTable('fieldDevices')
    .set(step === 'confirmed' ? { confirmedAt: now, confirmedBy: userId } : { endedAt: now, endedBy: userId })
    .where('id', '=', id)
    .execute();
}

function withNames(connection: Connection, reach: Reach) {
  return connection
    .selectFrom('fieldDevices as device')
    .innerJoin('users as collector', 'collector.id', 'device.userId')
    .innerJoin('offices as office', 'office.id', 'collector.officeId')
    .leftJoin('users as confirmer', 'confirmer.id', 'device.confirmedBy')
    .leftJoin('users as ender', 'ender.id', 'device.endedBy')
    .selectAll('device')
    .select([
      'collector.name as collectorName',
      'collector.officeId',
      'office.countryCode',
      'confirmer.name as confirmerName',
      'ender.name as enderName',
    ])
    .where('collector.role', '=', 'COLLECTOR')
    .where(inReach(reach, 'collector.officeId'));
}
