import { DEFAULT_LIMITS, type RemoteLimits } from '@comptoir/api-contract/remote-limits';
import type { Connection, WriteTransaction } from '../database/database';

const COLUMNS = ['percent', 'views', 'people', 'notify'] as const;

export function findAllLimits(connection: Connection): Promise<(RemoteLimits & { remote: string })[]> {
  return connection
    .selectFrom('remoteLimits')
    .select(['remote', ...COLUMNS])
    .orderBy('remote')
    .execute();
}

export async function findLimits(connection: Connection, remote: string): Promise<RemoteLimits> {
  const found = await connection
    .selectFrom('remoteLimits')
    .select(COLUMNS)
    .where('remote', '=', remote)
    .executeTakeFirst();
  return found ?? DEFAULT_LIMITS;
}

export async function saveLimits(transaction: WriteTransaction, remote: string, limits: RemoteLimits): Promise<void> {
  await transaction
    .insertInto('remoteLimits')
    .values({ remote, ...limits })
    .onConflict((known) => known.column('remote').doUpdateSet(limits))
    .execute();
}
