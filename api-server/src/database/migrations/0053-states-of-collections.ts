import type { Migration } from './migration';
import { runStatements } from './statements';

const ISSUES = `archived_at is null and status in ('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES')`;

/**
 * Few collections have issues, few of all offices are open, and few were collected since a day: they are found without
 * looking at the others. An office has an index of its open and of its collected ones already.
 */
export const statesOfCollections: Migration = {
  name: '0053-states-of-collections',
  up: (db) =>
    runStatements(db, [
      `create index collections_with_issues on collections (office_id, scheduled_at desc, id desc) where ${ISSUES}`,
      `create index collections_of_all_offices_with_issues on collections (scheduled_at desc, id desc)
        include (office_id) where ${ISSUES}`,
      `create index collections_of_all_offices_open on collections (scheduled_at desc, id desc)
        include (office_id) where archived_at is null and status = 'UNCOLLECTED'`,
      `create index collections_of_all_offices_by_collected on collections (collected_at)
        include (office_id) where archived_at is null and collected_at is not null`,
    ]),
};
