import { sql, type RawBuilder } from 'kysely';
import { inHumanOrder } from './human-order';
import type { Page } from './page';

interface Listed {
  table: 'agencies' | 'suppliers' | 'users' | 'offices';
  /** Which rows of the table are in the list. */
  listed: RawBuilder<boolean>;
}

/**
 * Whether a row of a list by name stands where a page of it begins, or further. What an offset skips is passed by its key,
 * in an index where that has the condition: nothing else of it is read, and nothing is made of it.
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
