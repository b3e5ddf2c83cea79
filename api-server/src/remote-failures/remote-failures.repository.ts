import type { FailureReport, RemoteFailure } from '@comptoir/api-contract/remote-failures';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

/** One row per version and failure, with a count. */
export async function countFailure(
  transaction: WriteTransaction,
  { remote, version, reason }: FailureReport,
): Promise<void> {
  await transaction
    .insertInto('remoteFailures')
    .values({ remote, version, reason })
    .onConflict((known) =>
      known
        .columns(['remote', 'version', 'reason'])
        .doUpdateSet({ lastAt: sql<Date>`now()`, reports: sql<number>`remote_failures.reports + 1` }),
    )
    .execute();
}

export async function findFailures(connection: Connection, limit: number): Promise<RemoteFailure[]> {
  const rows = await connection
    .selectFrom('remoteFailures')
    .select(['remote', 'version', 'reason', 'firstAt', 'lastAt', 'reports'])
    .orderBy('lastAt', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ firstAt, lastAt, ...failure }) => ({
    ...failure,
    firstAt: firstAt.toISOString(),
    lastAt: lastAt.toISOString(),
  }));
}

export async function removeOldFailures(transaction: WriteTransaction, before: Date): Promise<void> {
  await transaction.deleteFrom('remoteFailures').where('lastAt', '<', before).execute();
}
