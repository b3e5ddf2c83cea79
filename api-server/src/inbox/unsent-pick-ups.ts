import { sql } from 'kysely';
import { DAY_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';
import { managersOf } from './audience';

/**
 * One open item per device whose pick-ups are unsent for more than 24 hours, settled when none of them is left. The
 * device may be off, so that its last report counts.
 */
export async function notifyUnsentPickUps(transaction: WriteTransaction, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - DAY_MS);
  const isLate = sql<boolean>`device.unsent > 0 and device.ended_at is null and device.oldest_unsent_at < ${oldest}`;
  await sql`
    update inbox_items item set done_at = ${now}, changed_at = ${now}
    where item.kind = 'unsent-pick-ups' and item.done_at is null and not exists (
      select from field_devices device where device.id = (item.params ->> 'device')::uuid and ${isLate})`.execute(
    transaction,
  );
  await sql`
    insert into inbox_items (user_id, kind, cause, entity, entity_id, office_id, params)
    select recipient.id, 'unsent-pick-ups', concat_ws(':', 'unsent', device.id, device.oldest_unsent_at), 'user',
      collector.id::text, collector.office_id, jsonb_build_object('device', device.id, 'collector', collector.name,
        'count', device.unsent,
        'since', to_char(device.oldest_unsent_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from field_devices device join users collector on collector.id = device.user_id
    cross join lateral (${managersOf(sql`collector.office_id`)}) recipient
    where ${isLate} and not exists (
      select from inbox_items open where open.user_id = recipient.id and open.kind = 'unsent-pick-ups'
        and open.done_at is null and open.params ->> 'device' = device.id::text)
    on conflict (user_id, cause) do nothing`.execute(transaction);
}
