import { sql, type RawBuilder } from 'kysely';
import { inHumanOrder } from './human-order';
import type { Page } from './page';

interface Listed {
  table: 'agencies' | 'suppliers' | 'users' | 'offices';
  listed: RawBuilder<boolean>;
}

/**
 * True from the start of a page on. Offsets are skipped over an index-only key, without reading or building the
 * rows.
 */
export function isFromPage(
  { table, listed }: Listed,
  { offset = 0, after }: Omit<Page<{ name: string; id: string }>, 'limit'>,
): RawBuilder<boolean> {
  const key = sql`${inHumanOrder(`${table}.name`)}, ${sql.ref(`${table}.id`)}`;
  if (after) return sql<boolean>`(${key}) > (${after.name}, ${after.id}::uuid)`;
  if (offset === 0) return sql<boolean>`true`;
  return sql<boolean>`(${key}) >= (
    select ${key} from ${sql.table(table)} where ${listed} order by ${key} limit 1 offset ${offset})`;
}
