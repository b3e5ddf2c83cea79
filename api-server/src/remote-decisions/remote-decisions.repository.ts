import type { NewRemoteDecision, RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

const COLUMNS = ['remote', 'version', 'decision', 'share', 'reason', 'at'] as const;

export async function findDecisions(connection: Connection): Promise<RemoteDecision[]> {
  const rows = await connection.selectFrom('remoteDecisions').select(COLUMNS).orderBy('at', 'desc').execute();
  return rows.map(({ share, at, ...decided }) => ({
    ...decided,
    ...(share !== null && { share }),
    at: at.toISOString(),
  }));
}

export async function lockDecision(
  transaction: WriteTransaction,
  { remote, version }: Pick<RemoteDecision, 'remote' | 'version'>,
): Promise<Pick<RemoteDecision, 'decision' | 'share' | 'reason'> | undefined> {
  // Advisory lock, since the row may not exist.
  await sql`select pg_advisory_xact_lock(hashtext(${`${remote} ${version}`}))`.execute(transaction);
  const found = await transaction
    .selectFrom('remoteDecisions')
    .select(['decision', 'share', 'reason'])
    .where('remote', '=', remote)
    .where('version', '=', version)
    .executeTakeFirst();
  return (
    found && { decision: found.decision, reason: found.reason, ...(found.share !== null && { share: found.share }) }
  );
}

/** Replaces the previous decision; keeps its share unless given. */
export async function saveDecision(
  transaction: WriteTransaction,
  { share = null, ...created }: Omit<NewRemoteDecision, 'share'> & { share?: number | null | undefined },
): Promise<void> {
  await transaction
    .insertInto('remoteDecisions')
    .values({ ...created, share })
    .onConflict((former) =>
      former.columns(['remote', 'version']).doUpdateSet((update) => ({
        decision: update.ref('excluded.decision'),
        share: sql<number | null>`coalesce(excluded.share, remote_decisions.share)`,
        reason: update.ref('excluded.reason'),
        at: sql<Date>`now()`,
      })),
    )
    .execute();
}
