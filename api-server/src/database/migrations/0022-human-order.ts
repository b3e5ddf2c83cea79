import type { Migration } from './migration';
import { runStatements } from './statements';

/** The indexes by which agencies are listed, in the order of `human-order.ts` instead of that of the bytes. */
export const humanOrder: Migration = {
  name: '0022-human-order',
  up: (db) =>
    runStatements(db, [
      `drop index agencies_by_name`,
      `drop index agencies_of_all_offices_by_name`,
      `create index agencies_by_name on agencies (office_id, (name collate "und-x-icu"), id) where archived_at is null`,
      `create index agencies_of_all_offices_by_name on agencies ((name collate "und-x-icu"), id)
        where archived_at is null`,
    ]),
};
