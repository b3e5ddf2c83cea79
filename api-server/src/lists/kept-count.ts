import { sql } from 'kysely';
import { inReach, type Reach } from '../access/reach';
import type { Connection } from '../database/database';

/**
 * How many rows of a list the offices of a reach have that are not archived, from the counts that the database keeps for
 * each. A supplier of no office is in none.
 */
export async function keptCount(
  connection: Connection,
  list: 'agencies' | 'collections' | 'suppliers',
  reach: Reach,
): Promise<number> {
  const { total } = await connection
    .selectFrom('rowCounts')
    .select(sql<number>`coalesce(sum(rows), 0)::int`.as('total'))
    .where('list', '=', list)
    .where(inReach(reach, 'rowCounts.officeId'))
    .executeTakeFirstOrThrow();
  return total;
}
