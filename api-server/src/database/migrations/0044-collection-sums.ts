import type { Migration } from './migration';
import { runStatements } from './statements';

/** What the collections of many days come to is added up from the indexes by date alone, which are a fifth of the table. */
export const collectionSums: Migration = {
  name: '0044-collection-sums',
  up: (db) =>
    runStatements(db, [
      `drop index collections_by_date`,
      `create index collections_by_date on collections (office_id, scheduled_at desc, id desc)
        include (currency, collected_minor, scheduled_minor) where archived_at is null`,
      `drop index collections_of_all_offices_by_date`,
      `create index collections_of_all_offices_by_date on collections (scheduled_at desc, id desc)
        include (currency, collected_minor, scheduled_minor) where archived_at is null`,
    ]),
};
