import type { Migration } from './migration';
import { runStatements } from './statements';

/** What is read of all offices at once has an order of its own, and so has what was raised lately. */
export const largeCustomers: Migration = {
  name: '0026-large-customers',
  up: (db) =>
    runStatements(db, [
      `create index list_versions_by_time on list_versions (raised_at)`,
      `create index collections_of_all_offices_by_date on collections (scheduled_at desc, id desc)
        where archived_at is null`,
      `create index trades_of_all_offices_by_date on trades (created_at desc, id desc)`,
    ]),
};
