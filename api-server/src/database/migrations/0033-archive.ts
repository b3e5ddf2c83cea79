import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Who put a record into the archive, from which it can be restored. What was deleted, and stays only because history
 * names it, has nobody there.
 */
export const archive: Migration = {
  name: '0033-archive',
  up: (db) =>
    runStatements(
      db,
      ['agencies', 'suppliers', 'users'].flatMap((table) => [
        `alter table ${table} add column archived_by uuid`,
        `create index ${table}_archived on ${table} (office_id) where archived_by is not null`,
      ]),
    ),
};
