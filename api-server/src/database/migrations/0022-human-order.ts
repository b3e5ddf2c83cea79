import { sql } from 'kysely';
import { StartError } from '../../start-error';
import type { Migration } from './migration';
import { runStatements } from './statements';

const NO_ORDER =
  'Names are sorted by PostgreSQL\'s ICU collation "und-x-icu", which this database does not have: PostgreSQL must be built with ICU, and the database be in UTF-8. Move the data with pg_dump into one made with --encoding=UTF8.';

/** The indexes by which agencies are listed, in the order of `human-order.ts` instead of that of the bytes. */
export const humanOrder: Migration = {
  name: '0022-human-order',
  async up(db) {
    const { rows } = await sql`select from pg_collation
      where collname = 'und-x-icu' and current_setting('server_encoding') = 'UTF8'`.execute(db);
    if (rows.length === 0) throw new StartError('configuration', NO_ORDER);
    await runStatements(db, [
      `drop index agencies_by_name`,
      `drop index agencies_of_all_offices_by_name`,
      `create index agencies_by_name on agencies (office_id, (name collate "und-x-icu"), id) where archived_at is null`,
      `create index agencies_of_all_offices_by_name on agencies ((name collate "und-x-icu"), id)
        where archived_at is null`,
    ]);
  },
};
