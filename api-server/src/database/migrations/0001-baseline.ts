import { sql, type QueryExecutorProvider } from 'kysely';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { StartError } from '../../start-error';
import { SEARCH_FUNCTION } from '../search-function';
import type { Migration } from './migration';
import { runStatements } from './statements';

const NO_ICU =
  'Names are sorted by PostgreSQL\'s ICU collation "und-x-icu", which this database does not have: PostgreSQL must be built with ICU, and the database be in UTF-8. Move the data with pg_dump into one made with --encoding=UTF8.';

/** Search by three letters of a word; without the extension the same searches read every row. */
const TRIGRAM_INDEXES = [
  `create extension if not exists pg_trgm`,
  `create index agencies_by_search_text on agencies using gin (search_text gin_trgm_ops)`,
  `create index suppliers_by_text on suppliers using gin (search_text gin_trgm_ops) where archived_at is null`,
  `create index users_by_text on users using gin (search_text gin_trgm_ops)`,
];

/**
 * The schema of November 2026, as `pg_dump` wrote it (assets/schema/baseline.sql). It replaces 61 migrations; a
 * database that has all of them has this schema.
 */
export const baseline: Migration = {
  name: '0001-baseline',
  replaces: { last: '0068-read-imports', version: 'the commit db783888 of 28 November 2026' },
  async up(db) {
    const { rows } = await sql<{ schema: string; hasIcu: boolean }>`
      select quote_ident(current_schema()) as schema, current_setting('server_encoding') = 'UTF8'
        and exists (select from pg_collation where collname = 'und-x-icu') as has_icu`.execute(db);
    const [{ schema, hasIcu } = { schema: 'public', hasIcu: false }] = rows;
    if (!hasIcu) throw new StartError('configuration', NO_ICU);
    const statements = (await readFile(baselineFile(), 'utf8')).replaceAll('$schema', schema).split('\n\n');
    await runStatements(db, [SEARCH_FUNCTION, ...statements]);
    if (await mayUseTrigrams(db)) await runStatements(db, TRIGRAM_INDEXES);
  },
};

/** In a bundle the file lies beside it, where `serverBuild` puts it. */
function baselineFile(): string {
  const file = import.meta.url.endsWith('.ts') ? '../../../assets/schema/baseline.sql' : './schema/baseline.sql';
  return fileURLToPath(new URL(file, import.meta.url));
}

/** True where the extension is installed within reach, or this role may install it. */
async function mayUseTrigrams(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql<{ usable: boolean }>`
    select case when installed_version is null
        then has_database_privilege(current_database(), 'create') and has_schema_privilege(current_schema(), 'create')
        else exists (select from pg_opclass where opcname = 'gin_trgm_ops' and pg_opclass_is_visible(oid)) end as usable
    from pg_available_extensions where name = 'pg_trgm'`.execute(db);
  return rows[0]?.usable === true;
}
