import { sql } from 'kysely';
import type { Connection } from '../src/database/database';

/** Definitions of everything in the schema, one per line, in words that both versions of PostgreSQL use. */
export async function schemaObjects(connection: Connection): Promise<string[]> {
  const { rows } = await sql<{ object: string }>`
    select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, generation_expression) as object
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    union all select concat_ws(' ', proname, prosrc) from pg_proc
      where pronamespace = 'public'::regnamespace and prolang = (select oid from pg_language where lanname = 'plpgsql')
    order by 1`.execute(connection);
  return rows.map(({ object }) => object);
}
