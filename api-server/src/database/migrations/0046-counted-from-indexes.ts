import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * How the pick-ups of a day stand in all offices, and what those of a collector come to, is told by their indexes alone:
 * the rows of one collector lie on as many pages of the table as there are.
 */
export const countedFromIndexes: Migration = {
  name: '0046-counted-from-indexes',
  up: (db) =>
    runStatements(db, [
      `drop index collections_of_all_offices_by_date`,
      `create index collections_of_all_offices_by_date on collections (scheduled_at desc, id desc)
        include (office_id, status, currency, collected_minor, scheduled_minor) where archived_at is null`,
      `drop index collections_by_collector`,
      `create index collections_by_collector on collections (office_id, collector_id, scheduled_at desc, id desc)
        include (currency, collected_minor, scheduled_minor) where archived_at is null`,
    ]),
};
