import type { Migration } from './migration';
import { runStatements } from './statements';

/** A page in the order of rounds is read in that order: of an office, of a country and of all, whatever their length. */
export const orderOfRounds: Migration = {
  name: '0057-order-of-rounds',
  up: (db) =>
    runStatements(db, [
      `create index collections_in_rounds on collections (office_id, round_position, scheduled_at, id)
        where archived_at is null`,
      `create index collections_of_all_offices_in_rounds on collections (round_position, scheduled_at, id)
        include (office_id) where archived_at is null`,
    ]),
};
