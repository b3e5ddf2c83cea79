import type { Connection } from '../src/database/database';
import { sql } from 'kysely';

const ITEMS = { own: 1_500, others: 5 };
const OPEN_ITEMS = 20;
const DELIVERIES = 10_000;
export const BATCH = 100_000;

export async function fillEvents(
  transaction: Connection,
  { events, officeId }: { events: number; officeId: string },
): Promise<void> {
  for (let from = 1; from <= events; from += BATCH) {
    await sql`insert into security_events (id, at, kind, outcome, person_id, user_id, office_id, country_code, address,
      chain_number, chain_hash)
    select md5('event ' || n)::uuid, now() - n * interval '30 seconds',
      case when n % 5 = 0 then 'SIGN_OUT' else 'SIGN_IN' end, 'SUCCESS', person.id, person.id, person.office_id,
      person.country_code, '10.0.0.' || n % 200, n, ''
      from generate_series(${sql.lit(from)}::int, ${sql.lit(Math.min(from + BATCH - 1, events))}::int) n join (
        select users.id, office_id, offices.country_code, row_number() over (order by users.id) as place
        from users join offices on offices.id = office_id
      ) person on person.place = 1 + n % (select count(*) from users join offices on offices.id = office_id)`.execute(
      transaction,
    );
  }
  // The same number for each size: people decide about each one.
  await sql`insert into approvals (id, kind, office_id, request, request_hash, amounts, approver_role, requested_by,
      expires_at)
    select md5('approval ' || id)::uuid, 'LIMITS', office_id, '{}', '', '[]', 'OFFICEMANAGER', id,
      now() + interval '1 day'
    from users where office_id = ${officeId} and role = 'COLLECTOR' order by id limit 60`.execute(transaction);
  await fillWebhook(transaction, officeId);
  await sql`insert into inbox_items (user_id, kind, cause, office_id, params, created_at, changed_at, done_at, snoozed_until)
    select id, 'low-balance', 'balance ' || n, coalesce(office_id, ${officeId}::uuid),
      '{"currency":"EUR","amount":1,"limit":2}', now() - n * interval '1 hour', now() - n * interval '1 hour',
      case when n > ${sql.lit(OPEN_ITEMS)} then now() end, case when n % 5 = 0 then now() + interval '1 day' end
    from users, lateral generate_series(1, case when email like '%@test.example' then ${sql.lit(ITEMS.own)}
      else ${sql.lit(ITEMS.others)} end) n`.execute(transaction);
}

/** A webhook of the SUPERADMIN with more deliveries than its list counts. */
async function fillWebhook(transaction: Connection, officeId: string): Promise<void> {
  await sql`insert into webhooks (id, user_id, name, url, events, office_id, secret)
    select md5('webhook')::uuid, id, 'Books', 'https://books.example/events', '{trade.booked}', ${officeId}::uuid, ''
    from users where email = 'superadmin@test.example'`.execute(transaction);
  await sql`insert into webhook_events (id, office_id, type, at, data)
    select md5('webhook event ' || n)::uuid, ${officeId}::uuid, 'trade.booked', now() - n * interval '1 minute', '{}'
    from generate_series(1, ${sql.lit(DELIVERIES)}::int) n`.execute(transaction);
  await sql`insert into webhook_deliveries (webhook_id, event_id, office_id, state, attempts, status)
    select md5('webhook')::uuid, id, office_id, 'DELIVERED', 1, 204 from webhook_events order by at`.execute(
    transaction,
  );
}
