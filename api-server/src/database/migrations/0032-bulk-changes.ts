import type { Migration } from './migration';
import { runStatements } from './statements';

/** Changes of many collections at once: which ones somebody chose, how far it is, and what was refused of them. */
export const bulkChanges: Migration = {
  name: '0032-bulk-changes',
  up: (db) =>
    runStatements(db, [
      // done_to: the number of the last collection that it came to
      `create table bulk_changes (
        id uuid primary key,
        user_id uuid not null,
        action jsonb not null,
        total integer not null,
        changed integer not null default 0,
        refused integer not null default 0,
        done_to bigint not null default 0,
        created_at timestamptz not null default now(),
        finished_at timestamptz
      )`,
      `create table bulk_rows (
        bulk_id uuid not null references bulk_changes (id) on delete cascade,
        record_id bigint not null,
        refusal jsonb,
        primary key (bulk_id, record_id)
      )`,
      `create index bulk_rows_refused on bulk_rows (bulk_id, record_id) where refusal is not null`,
    ]),
};
