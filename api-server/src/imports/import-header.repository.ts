import { sql } from 'kysely';
import type { Connection } from '../database/database';

/** Marks rows as unread, up to `last` if given. */
export async function resetComparison(connection: Connection, importId: string, last?: number): Promise<void> {
  await connection
    .updateTable('importRows')
    .set({ kind: 'unread', recordId: null, changes: null, problems: null, understood: null, warnings: null })
    .where('importId', '=', importId)
    .where('kind', '!=', 'unread')
    .$if(last !== undefined, (rows) => rows.where('row', '<=', last ?? 0))
    .execute();
}

export async function countRows(connection: Connection, importId: string, headerRow: number): Promise<number> {
  const { count } = await connection
    .selectFrom('importRows')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('importId', '=', importId)
    .where('row', '>', headerRow)
    .executeTakeFirstOrThrow();
  return count;
}
