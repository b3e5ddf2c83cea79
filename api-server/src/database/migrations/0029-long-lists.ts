import type { Migration } from './migration';
import { runStatements } from './statements';

/** Suppliers and people are listed in parts, and collections of a collector are counted without being looked at. */
export const longLists: Migration = {
  name: '0029-long-lists',
  up: (db) =>
    runStatements(db, [
      `create index suppliers_of_all_offices_by_name on suppliers ((name collate "und-x-icu"), id)
        where archived_at is null`,
      `create index users_of_all_offices_by_name on users ((name collate "und-x-icu"), id) where archived_at is null`,
      `drop index collections_by_collector`,
      `create index collections_by_collector on collections (office_id, collector_id, scheduled_at desc, id desc)
        include (collected_minor) where archived_at is null`,
    ]),
};
