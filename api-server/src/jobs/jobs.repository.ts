import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

export const JOB_KINDS = [
  'mail',
  'webhook',
  'event-webhook',
  'password-reset',
  'collection-notice',
  'upload-end',
  'clean-up',
  'bulk-change',
  'invitation-end',
  'handover-reminder',
  'case-due',
  'inbox-watch',
  'month-mail',
  'pick-up-series',
  'import',
  'spending',
  'cash-flows',
  'hours',
  'approval-end',
] as const;

export type JobKind = (typeof JOB_KINDS)[number];

export interface LeasedJob {
  id: bigint;
  kind: JobKind;
  key: string;
  payload: unknown;
  attempts: number;
}

/** Kinds that wait for servers of others, so that they must not delay the rest. */
export const OUTSIDE_KINDS: readonly JobKind[] = ['event-webhook'];
const OWN_KINDS: readonly JobKind[] = JOB_KINDS.filter((kind) => !OUTSIDE_KINDS.includes(kind));

/** Lease in seconds; shorter for jobs that people wait for. */
const LEASE_SECONDS = 300;
const AWAITED_LEASE_SECONDS = 30;
/** More than a turn of a webhook and its last request. */
const TURN_LEASE_SECONDS = 60;
/** Backoff, doubling. */
const FIRST_PAUSE_SECONDS = 30;
const LONGEST_PAUSE_SECONDS = 3600;

/** Schedules a job in the current transaction; an existing job with the key is rescheduled. */
export async function scheduleJob(
  transaction: WriteTransaction,
  job: { kind: JobKind; key: string; runAt: Date; payload: object },
): Promise<void> {
  await transaction
    .insertInto('jobs')
    .values({ ...job, payload: JSON.stringify(job.payload), lastError: null })
    .onConflict((planned) =>
      planned.columns(['kind', 'key']).doUpdateSet((update) => ({
        runAt: update.ref('excluded.runAt'),
        payload: update.ref('excluded.payload'),
        attempts: 0,
        leaseUntil: null,
        doneAt: null,
        lastError: null,
      })),
    )
    .execute();
}

export async function cancelJob(transaction: WriteTransaction, kind: JobKind, key: string): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where(sql<boolean>`done_at is null`)
    .execute();
}

export async function leaseJobs(
  connection: Connection,
  limit: number,
  kinds: readonly JobKind[] = OWN_KINDS,
): Promise<LeasedJob[]> {
  const { rows } = await sql<LeasedJob>`
    update jobs set attempts = attempts + 1, lease_until = now() + make_interval(secs =>
      case when kind in ('bulk-change', 'import') then ${AWAITED_LEASE_SECONDS}::float8
        when kind = 'event-webhook' then ${TURN_LEASE_SECONDS}::float8 else ${LEASE_SECONDS}::float8 end)
    where id in (
      select id from jobs
      where kind = any(${[...kinds]}::text[]) and done_at is null and run_at <= now()
        and (lease_until is null or lease_until < now())
      order by run_at limit ${limit} for update skip locked)
    returning id, kind, key, payload, attempts`.execute(connection);
  return rows;
}

/** Clears the payload. Returns false if the lease was lost. */
export async function finishJob(connection: Connection, { id, attempts }: LeasedJob): Promise<boolean> {
  const { numUpdatedRows } = await connection
    .updateTable('jobs')
    .set({ doneAt: new Date(), leaseUntil: null, lastError: null, payload: '{}' })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Releases a failed job for retry with backoff, without end. */
export async function postponeJob(connection: Connection, { id, attempts }: LeasedJob, cause: unknown): Promise<void> {
  const pause = Math.min(LONGEST_PAUSE_SECONDS, FIRST_PAUSE_SECONDS * 2 ** Math.min(attempts, 12));
  await connection
    .updateTable('jobs')
    .set({
      leaseUntil: null,
      lastError: String(cause).slice(0, 500),
      runAt: new Date(Date.now() + pause * 1000),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}
