import type { WebhookDelivery, WebhookDeliveryQuery } from '@comptoir/api-contract/webhooks';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Connection, WriteTransaction } from '../database/database';
import { lengthOf } from '../lists/counted-rows';
import type { Page } from '../results';
import { wakeLanes } from '../team-notices/record-events';

function deliveries(connection: Connection, webhookId: string) {
  return connection
    .selectFrom('webhookDeliveries as delivery')
    .innerJoin('webhookEvents as event', 'event.id', 'delivery.eventId')
    .where('delivery.webhookId', '=', webhookId)
    .select([
      'delivery.id',
      'delivery.eventId',
      'event.type',
      'delivery.officeId',
      'delivery.state',
      'delivery.attempts',
      'event.at',
      'delivery.lastAttemptAt',
      'delivery.nextAttemptAt',
      'delivery.status',
      'delivery.answer',
      'delivery.failure',
    ]);
}

type DeliveryRow = Awaited<ReturnType<ReturnType<typeof deliveries>['execute']>>[number];

export async function findDeliveries(
  connection: Connection,
  webhookId: string,
  { before, limit }: WebhookDeliveryQuery,
): Promise<Page<WebhookDelivery>> {
  const all = deliveries(connection, webhookId);
  const older = before === undefined ? all : all.where('delivery.id', '<', BigInt(before));
  const rows = await older.orderBy('delivery.id', 'desc').limit(limit).execute();
  return { rows: rows.map(asDelivery), total: await lengthOf(connection, all) };
}

export async function findDelivery(
  connection: Connection,
  webhookId: string,
  id: bigint,
): Promise<WebhookDelivery | undefined> {
  const row = await deliveries(connection, webhookId).where('delivery.id', '=', id).executeTakeFirst();
  return row && asDelivery(row);
}

/** The id of the delivery of a test event, which has no office. */
export async function insertTest(transaction: WriteTransaction, webhookId: string): Promise<bigint> {
  const event = { id: newId(), officeId: null, type: 'webhook.test', at: new Date() };
  await transaction
    .insertInto('webhookEvents')
    .values({ ...event, data: JSON.stringify({ webhookId }) })
    .execute();
  const { id } = await transaction
    .insertInto('webhookDeliveries')
    .values({ webhookId, eventId: event.id, officeId: null, status: null, answer: null, failure: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Deliveries of events since a moment, or a single one, wait again; those that wait are due at once. */
export async function replay(
  transaction: WriteTransaction,
  webhookId: string,
  which: { since: Date } | { id: bigint } | 'waiting',
): Promise<number> {
  let chosen = transaction.updateTable('webhookDeliveries').where('webhookId', '=', webhookId);
  if (which === 'waiting') chosen = chosen.where('state', '=', 'WAITING');
  else if ('id' in which) chosen = chosen.where('id', '=', which.id);
  else {
    const events = transaction.selectFrom('webhookEvents').select('id').where('at', '>=', which.since);
    chosen = chosen.where('eventId', 'in', events);
  }
  const { numUpdatedRows } = await chosen
    .set({ state: 'WAITING', attempts: 0, firstAttemptAt: null, nextAttemptAt: null })
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Schedules the lanes with waiting deliveries now, also those that pause after a failure. */
export async function wake(transaction: WriteTransaction, webhookId: string): Promise<void> {
  const lanes = sql`select distinct webhook_id, office_id from webhook_deliveries
    where webhook_id = ${webhookId} and state = 'WAITING'`;
  await wakeLanes(lanes, 'at once').execute(transaction);
}

function asDelivery({ id, at, lastAttemptAt, nextAttemptAt, ...row }: DeliveryRow): WebhookDelivery {
  return {
    ...row,
    id: String(id),
    eventDate: at.toISOString(),
    lastAttemptDate: lastAttemptAt?.toISOString() ?? null,
    nextAttemptDate: nextAttemptAt?.toISOString() ?? null,
  };
}
