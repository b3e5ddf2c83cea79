import { sql, type QueryExecutorProvider } from 'kysely';
import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Typed words are found by the three letters that they have in common with names, instead of in each name. Where the role
 * may not have the extension, everything is found as before, and slower (docs/operate.md, "Search").
 */
export const trigramSearch: Migration = {
  name: '0027-trigram-search',
  async up(db) {
    await runStatements(db, [
      `create index trades_by_old_currency on trades (office_id, old_currency, created_at desc, id desc)`,
      `create index trades_by_new_currency on trades (office_id, new_currency, created_at desc, id desc)`,
    ]);
    if (!(await hasTrigrams(db))) return;
    await runStatements(db, [
      `create extension if not exists pg_trgm`,
      `create index agencies_by_search_text on agencies using gin (search_text gin_trgm_ops)`,
      `create index suppliers_by_text on suppliers using gin (lower(name) gin_trgm_ops) where archived_at is null`,
      `create index users_by_text on users
        using gin (lower(name || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops)`,
    ]);
  },
};

/** Whether the extension is there and in reach, or may be made by this role. */
export async function hasTrigrams(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ usable: boolean }>`
    select case when installed_version is null
        then has_database_privilege(current_database(), 'create') and has_schema_privilege(current_schema(), 'create')
        else exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) end as usable
    from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  return rows[0]?.usable === true;
}
