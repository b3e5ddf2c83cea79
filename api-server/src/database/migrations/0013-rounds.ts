import type { Migration } from './migration';
import { runStatements } from './statements';

/** A pick-up may have a time and a place in a round; who recorded it and what is not answered are kept. */
export const rounds: Migration = {
  name: '0013-rounds',
  up: (db) =>
    runStatements(db, [
      `alter table collections add column has_time boolean not null default false`,
      `alter table collections add column round_position int check (round_position between 1 and 999)`,
      `alter table collections add column recorded_by uuid references users (id)`,
      `alter table collections add column issue_open boolean not null default false`,
      `update collections set recorded_by = (
          select user_id from journal_entries entry
          where entry.office_id = collections.office_id and entry.collection_id = collections.id
          order by number limit 1)
        where collected_minor is not null`,
      `update collections set issue_open = true where status = 'UNCOLLECTED_WITH_ISSUES' and archived_at is null`,
      `create index collections_open on collections (office_id, scheduled_at)
        where archived_at is null and status = 'UNCOLLECTED'`,
      `create index collections_with_open_issue on collections (office_id, scheduled_at)
        where archived_at is null and issue_open`,
      `create index collections_by_collected on collections (office_id, collected_at)
        where archived_at is null and collected_at is not null`,
    ]),
};
