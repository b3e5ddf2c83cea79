import type { Migration } from './migration';
import { runStatements } from './statements';

/** How the pick-ups of a day stand in all offices is counted from their index alone, which then tells it of each. */
export const daysOfAllOffices: Migration = {
  name: '0046-days-of-all-offices',
  up: (db) =>
    runStatements(db, [
      `drop index collections_of_all_offices_by_date`,
      `create index collections_of_all_offices_by_date on collections (scheduled_at desc, id desc)
        include (office_id, status, currency, collected_minor, scheduled_minor) where archived_at is null`,
    ]),
};
