import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import type { LeasedJob } from '../jobs/jobs.repository';

/** Deliveries of an office to a webhook, which are made in order. Tests have no office. */
export interface Lane {
  webhookId: string;
  officeId: string | null;
}

/** The first waiting delivery of a lane, with its event, webhook and creator. */
export interface NextDelivery {
  id: bigint;
  attempts: number;
  firstAttemptAt: Date | null;
  nextAttemptAt: Date | null;
  eventId: string;
  type: string;
  at: Date;
  data: unknown;
  webhookId: string;
  name: string;
  url: string;
  secret: string;
  formerSecret: string | null;
  formerUntil: Date | null;
  failingSince: Date | null;
  creator: { id: string; officeId: string | null; countryCode: string | null };
  /** False if the account has ended, or is no administrator any more. */
  isInForce: boolean;
  isInReach: boolean;
}

/** Undefined if nothing waits, or the webhook is not on. */
export async function findNext(
  connection: Connection,
  { webhookId, officeId }: Lane,
): Promise<NextDelivery | undefined> {
  const { rows } = await sql<NextDelivery>`
    select delivery.id, delivery.attempts, delivery.first_attempt_at, delivery.next_attempt_at, event.id as event_id,
      event.type, event.at, event.data, webhook.id as webhook_id, webhook.name, webhook.url, webhook.secret,
      webhook.former_secret, webhook.former_until, webhook.failing_since,
      json_build_object('id', creator.id, 'officeId', creator.office_id, 'countryCode', creator.country_code) as creator,
      creator.archived_at is null and not creator.held and creator.role in ('SUPERADMIN', 'ADMIN') as is_in_force,
      delivery.office_id is null or creator.role = 'SUPERADMIN'
        or coalesce(office.country_code = creator.country_code, false) as is_in_reach
    from webhook_deliveries delivery
    join webhooks webhook on webhook.id = delivery.webhook_id and webhook.state = 'ON'
    join webhook_events event on event.id = delivery.event_id
    join users creator on creator.id = webhook.user_id
    left join offices office on office.id = delivery.office_id
    where delivery.webhook_id = ${webhookId} and delivery.office_id is not distinct from ${officeId}::uuid
      and delivery.state = 'WAITING'
    order by delivery.id limit 1`.execute(connection);
  return rows[0];
}

/** Ends the turn of a server: the job waits for the next delivery of the lane, or for a new one. */
export async function endTurn(transaction: WriteTransaction, { id }: LeasedJob, lane: Lane, now: Date): Promise<void> {
  // Bookings that add a delivery hold this lock until they end, so the statement after it sees their deliveries.
  await sql`select from jobs where id = ${id} for update`.execute(transaction);
  const next = await findNext(transaction, lane);
  const values = next ? { runAt: next.nextAttemptAt ?? now } : { doneAt: now };
  await transaction
    .updateTable('jobs')
    .set({ ...values, attempts: 0, leaseUntil: null, lastError: null })
    .where('id', '=', id)
    .execute();
}

export interface Attempt {
  state: 'WAITING' | 'DELIVERED' | 'FAILED';
  status: number | null;
  answer: string | null;
  failure: string | null;
  firstAttemptAt: Date;
  lastAttemptAt: Date;
  nextAttemptAt: Date | null;
}

/** Stores an attempt; no-op if the delivery was replayed or its webhook ended meanwhile. */
export async function noteAttempt(
  transaction: WriteTransaction,
  { id, attempts }: NextDelivery,
  attempt: Attempt,
): Promise<void> {
  await transaction
    .updateTable('webhookDeliveries')
    .set({ ...attempt, attempts: attempts + 1 })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('state', '=', 'WAITING')
    .execute();
}

/** Keeps the first failure since the last success. */
export async function noteHealth(
  transaction: WriteTransaction,
  { webhookId }: NextDelivery,
  { isFailing, at }: { isFailing: boolean; at: Date },
): Promise<void> {
  await transaction
    .updateTable('webhooks')
    .set({ failingSince: isFailing ? at : null })
    .where('id', '=', webhookId)
    .where('failingSince', isFailing ? 'is' : 'is not', null)
    .execute();
}
