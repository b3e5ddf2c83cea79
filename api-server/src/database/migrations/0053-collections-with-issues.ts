import type { Migration } from './migration';
import { runStatements } from './statements';

const WITH_ISSUES = `archived_at is null and status in ('COLLECTED_WITH_ISSUES', 'UNCOLLECTED_WITH_ISSUES')`;

/** The few pick-ups that had issues are found without looking at all that had none, in one office and in many. */
export const collectionsWithIssues: Migration = {
  name: '0053-collections-with-issues',
  up: (db) =>
    runStatements(db, [
      `create index collections_with_issues on collections (office_id, scheduled_at desc, id desc) where ${WITH_ISSUES}`,
      `create index collections_of_all_offices_with_issues on collections (scheduled_at desc, id desc)
        include (office_id) where ${WITH_ISSUES}`,
    ]),
};
