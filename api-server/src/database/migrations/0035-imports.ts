import type { Migration } from './migration';
import { runStatements } from './statements';

/** Imports of files: what their rows say, what those are beside the records there are, and what became of them. */
export const imports: Migration = {
  name: '0035-imports',
  up: (db) =>
    runStatements(db, [
      // pass: of the comparison whose outcome stands. done_to and undone_to: the last row that it came to
      `create table imports (
        id uuid primary key,
        user_id uuid not null,
        office_id uuid not null,
        kind text not null,
        file_name text not null,
        time_zone text not null,
        secret text not null,
        state text not null default 'waiting',
        titles jsonb,
        fields jsonb,
        pass integer not null default 0,
        total integer,
        counts jsonb,
        hash text,
        taken jsonb,
        chosen integer not null default 0,
        done integer not null default 0,
        refused integer not null default 0,
        undone integer not null default 0,
        kept integer not null default 0,
        done_to integer not null default 0,
        undone_to integer not null default 0,
        created_at timestamptz not null default now()
      )`,
      `create index imports_of_office on imports (office_id, kind, created_at)`,
      `create index imports_by_age on imports (created_at)`,
      `create table import_rows (
        import_id uuid not null references imports (id) on delete cascade,
        row integer not null,
        cells jsonb not null,
        kind text not null default 'unread',
        record_id text,
        record_version integer,
        changes jsonb,
        problems jsonb,
        before jsonb,
        outcome text,
        primary key (import_id, row)
      )`,
      `create index import_rows_by_kind on import_rows (import_id, kind, row)`,
      `create index import_rows_by_outcome on import_rows (import_id, outcome, row) where outcome is not null`,
      `create index agencies_by_lower_name on agencies (office_id, lower(name))`,
      `create index suppliers_by_lower_name on suppliers (lower(name))`,
    ]),
};
