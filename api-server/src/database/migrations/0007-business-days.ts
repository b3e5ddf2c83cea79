import type { Migration } from './migration';
import { runStatements } from './statements';

/** Business days: ranges of the journal of an office, with their counts and reports, and the rules for both. */
export const businessDays: Migration = {
  name: '0007-business-days',
  async up(db) {
    await runStatements(db, [
      `create table cash_rules (
        office_id uuid primary key references offices (id),
        day_starts_at smallint not null default 0 check (day_starts_at between 0 and 1439),
        tolerances jsonb not null default '{}',
        version integer not null default 1
      )`,
      `create table business_days (
        office_id uuid not null references offices (id),
        day date not null,
        first_entry bigint not null check (first_entry > 0),
        last_entry bigint check (last_entry >= first_entry),
        time_zone text not null,
        opened_at timestamptz not null,
        ends_at timestamptz not null,
        number bigint,
        version integer not null default 0,
        closed_at timestamptz,
        closed_by uuid references users (id),
        reopened_at timestamptz,
        reopened_by uuid references users (id),
        reopen_reason text,
        primary key (office_id, day),
        unique (office_id, number),
        check (closed_at is null or (closed_by is not null and last_entry is not null and number is not null))
      )`,
      // One current day per office, which bookings read under the lock of the books.
      `create unique index business_days_current on business_days (office_id) where last_entry is null`,
      `create index business_days_open on business_days (office_id, day) where closed_at is null`,
      `create table cash_counts (
        office_id uuid not null,
        id uuid not null,
        day date not null,
        version integer not null,
        scope text not null check (scope in ('TILL', 'VAULT')),
        currency text not null,
        attempt integer not null check (attempt > 0),
        counts jsonb not null,
        counted_minor bigint not null check (counted_minor >= 0),
        expected_minor bigint not null check (expected_minor >= 0),
        after_entry bigint not null,
        counted_by uuid not null references users (id),
        counted_at timestamptz not null,
        primary key (office_id, id),
        unique (office_id, day, version, scope, currency, attempt),
        foreign key (office_id, day) references business_days (office_id, day)
      )`,
      `create table day_reports (
        office_id uuid not null,
        day date not null,
        version integer not null check (version > 0),
        number bigint not null,
        first_entry bigint not null,
        last_entry bigint not null,
        closed_at timestamptz not null,
        closed_by uuid not null references users (id),
        waiting jsonb not null,
        reopening jsonb,
        report text not null,
        hash text not null,
        primary key (office_id, day, version),
        unique (office_id, number, version),
        foreign key (office_id, day) references business_days (office_id, day)
      )`,
      ...['cash_counts', 'day_reports'].map(
        (table) => `create trigger ${table}_append_only before delete or update or truncate on ${table}
          for each statement execute function refuse_history_change()`,
      ),
    ]);
  },
};
