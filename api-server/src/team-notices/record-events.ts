import type { WebhookEvent } from '@comptoir/api-contract/webhook-events';
import { sql, type RawBuilder } from 'kysely';
import { v7 as newId } from 'uuid';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/fast';

export type NewWebhookEvent = WebhookEvent extends infer Event
  ? Event extends WebhookEvent
    ? Pick<Event, 'type' | 'data'> & { at: Date }
    : never
  : never;

/**
 * Writes events of an office, and their deliveries to the webhooks that ask for them, in the transaction of what
 * happened. Without such a webhook nothing is written. The caller holds the lock of the office's books, so that the
 * order of deliveries is that of bookings.
 */
export async function recordWebhookEvents(
  transaction: WriteTransaction,
  officeId: string,
  events: readonly NewWebhookEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ type, at, data }, position) => ({ id: newId(), position, type, at, data }));
  await sql`
    with event as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as event(id uuid, position int, type text, at timestamptz, data jsonb)
    ), planned as materialized (
      select webhook.id as webhook_id, event.* from event
      join webhooks webhook on event.type = any(webhook.events)
        and (webhook.office_id is null or webhook.office_id = ${officeId})
      join users creator on creator.id = webhook.user_id and creator.archived_at is null and not creator.held
      join offices office on office.id = ${officeId}
        and (creator.role = 'SUPERADMIN' or (creator.role = 'ADMIN' and creator.country_code = office.country_code))
    ), kept as (
      insert into webhook_events (id, office_id, type, at, data)
      select distinct on (position) id, ${officeId}::uuid, type, at, data from planned
    ), waiting as (
      insert into webhook_deliveries (webhook_id, event_id, office_id)
      select webhook_id, id, ${officeId}::uuid from planned order by position
    )
    ${wakeLanes(sql`select distinct webhook_id, ${officeId}::uuid as office_id from planned`)}
    ${unawaited}`.execute(transaction);
}

/**
 * Schedules the jobs of lanes: a webhook and an office. The row of a job is locked also if it is not changed, so that a
 * server that ends its turn sees the new delivery. A lane that pauses after a failure goes on pausing, or starts at
 * once.
 */
export function wakeLanes(lanes: RawBuilder<unknown>, paused: 'pausing' | 'at once' = 'pausing') {
  const isChosen = paused === 'pausing' ? sql`jobs.done_at is not null` : sql`true`;
  return sql`
    insert into jobs (kind, key, run_at, payload)
    select 'event-webhook', concat_ws(':', webhook_id, office_id), now(),
      jsonb_build_object('webhookId', webhook_id, 'officeId', office_id)
    from (${lanes}) lane order by webhook_id, office_id
    on conflict (kind, key) do update set run_at = excluded.run_at, done_at = null, payload = excluded.payload,
      lease_until = case when jobs.done_at is null then jobs.lease_until end
    where ${isChosen}`;
}
