import type { Migration } from './migration';
import { runStatements } from './statements';

const COLLECTED = 'archived_at is null and collected_at is not null';

/**
 * The newest that were collected are found without passing those that are still to come, of all offices; and what was
 * collected since a moment is added up from indexes alone.
 */
export const collectedOfAllOffices: Migration = {
  name: '0056-collected-of-all-offices',
  up: (db) =>
    runStatements(db, [
      `create index collections_of_all_offices_collected on collections (scheduled_at desc, id desc)
        include (office_id, status, collected_at) where ${COLLECTED}`,
      ...[
        ['collections_of_all_offices_by_collected', 'collected_at', 'office_id, '],
        ['collections_by_collected', 'office_id, collected_at', ''],
      ].flatMap(([name, columns, further]) => [
        `drop index ${name}`,
        `create index ${name} on collections (${columns})
          include (${further}scheduled_at, currency, scheduled_minor, collected_minor) where ${COLLECTED}`,
      ]),
    ]),
};
