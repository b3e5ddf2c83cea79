import { sql } from 'kysely';
import { lastBooksCheck, type BooksCheck } from '../books/books-checks.repository';
import type { Connection } from '../database/database';
import { lastMigration } from '../database/migrator';
import { migrations } from '../database/migrations';
import { JOB_KINDS } from '../jobs/jobs.repository';

export interface SharedFacts {
  /** Includes kinds without waiting jobs. */
  jobs: readonly { kind: string; waiting: number; oldestSeconds: number; failing: number }[];
  /** Events that wait for webhooks that are on. */
  webhooks: { waiting: number; oldestSeconds: number; off: number };
  migration: number;
  books: BooksCheck;
  demotions: readonly { remote: string; at: Date }[];
}

export async function readSharedFacts(connection: Connection): Promise<SharedFacts> {
  const jobs = await sql<SharedFacts['jobs'][number]>`
    select kind,
      count(*) filter (where run_at <= now())::int as waiting,
      coalesce(extract(epoch from now() - min(run_at) filter (where run_at <= now())), 0)::float8 as oldest_seconds,
      count(*) filter (where last_error is not null)::int as failing
    from jobs where kind = any(${[...JOB_KINDS]}::text[]) and done_at is null group by kind`.execute(connection);
  const known = new Map(jobs.rows.map((row) => [row.kind, row]));
  return {
    jobs: JOB_KINDS.map((kind) => known.get(kind) ?? { kind, waiting: 0, oldestSeconds: 0, failing: 0 }),
    webhooks: await findWaitingEvents(connection),
    migration: Number.parseInt((await lastMigration(connection, migrations)) ?? '0', 10),
    books: await lastBooksCheck(connection),
    demotions: await connection
      .selectFrom('remoteDecisions')
      .select(({ fn }) => ['remote', fn.max('at').as('at')])
      .where('decision', '=', 'demoted')
      .groupBy('remote')
      .execute(),
  };
}

async function findWaitingEvents(connection: Connection): Promise<SharedFacts['webhooks']> {
  const { rows } = await sql<SharedFacts['webhooks']>`
    select count(event.id)::int as waiting,
      coalesce(extract(epoch from now() - min(event.at)), 0)::float8 as oldest_seconds,
      (select count(*)::int from webhooks where state = 'OFF') as off
    from webhooks webhook
    join webhook_deliveries delivery on delivery.webhook_id = webhook.id and delivery.state = 'WAITING'
    join webhook_events event on event.id = delivery.event_id
    where webhook.state = 'ON'`.execute(connection);
  return rows[0] ?? { waiting: 0, oldestSeconds: 0, off: 0 };
}
