import type { WriteTransaction } from '../database/database';

/** Active collectors of an office among some people, with `isLocked` locked against archiving. */
export async function findActiveCollectors(
  transaction: WriteTransaction,
  officeId: string,
  userIds: readonly string[],
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<ReadonlySet<string>> {
  if (userIds.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', userIds)
    .where('officeId', '=', officeId)
    .where('role', '=', 'COLLECTOR')
    .where('archivedAt', 'is', null)
    .$if(isLocked, (found) => found.forKeyShare())
    .execute();
  return new Set(rows.map(({ id }) => id));
}
