import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';

export const JOB_KINDS = ['mail', 'password-reset', 'collection-notice', 'clean-up'] as const;

export type JobKind = (typeof JOB_KINDS)[number];

/** Plans a job in the transaction of the change that causes it; planned again under its key it moves. */
export async function planJob(
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

/** Takes back a job that has not run. */
export async function cancelJob(transaction: WriteTransaction, kind: JobKind, key: string): Promise<void> {
  await transaction
    .deleteFrom('jobs')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .where(sql<boolean>`done_at is null`)
    .execute();
}
