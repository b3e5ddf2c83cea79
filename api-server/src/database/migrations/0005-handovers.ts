import type { Migration } from './migration';
import { runStatements } from './statements';

/** Handovers between holders of cash, and the cases that differences open. */
export const handovers: Migration = {
  name: '0005-handovers',
  async up(db) {
    await runStatements(db, [
      `create table handovers (
        office_id uuid not null references offices (id),
        id uuid not null unique,
        number bigint not null,
        kind text not null,
        state text not null,
        from_user uuid not null references users (id),
        to_user uuid references users (id),
        to_office uuid references offices (id),
        source text not null,
        seal text,
        slip text,
        note text,
        offered_at timestamptz not null,
        counted_at timestamptz,
        counted_by uuid references users (id),
        recounted_by uuid references users (id),
        ended_at timestamptz,
        version integer not null default 1,
        primary key (office_id, id),
        unique (office_id, number),
        check (kind ~ '^[A-Z_]+$' and state ~ '^[A-Z_]+$' and source in ('TILL', 'VAULT')),
        check (counted_by <> from_user and recounted_by <> from_user and recounted_by <> counted_by)
      )`,
      `create index handovers_pending on handovers (office_id, id) where ended_at is null`,
      `create index handovers_to_office on handovers (to_office, id) where to_office is not null`,
      `create table handover_lines (
        office_id uuid not null,
        handover_id uuid not null,
        currency text not null,
        declared_minor bigint not null check (declared_minor >= 0),
        declared_counts jsonb not null,
        counted_minor bigint check (counted_minor >= 0),
        counted_counts jsonb,
        recounted_minor bigint check (recounted_minor >= 0),
        recounted_counts jsonb,
        primary key (office_id, handover_id, currency),
        foreign key (office_id, handover_id) references handovers (office_id, id)
      )`,
      `create table cash_cases (
        office_id uuid not null references offices (id),
        id uuid not null unique,
        number bigint not null,
        source text not null,
        source_id uuid not null,
        currency text not null,
        amount_minor bigint not null check (amount_minor <> 0),
        owner_id uuid not null references users (id),
        opened_at timestamptz not null,
        due_at timestamptz not null,
        state text not null default 'OPEN' check (state in ('OPEN', 'RESOLVED')),
        version integer not null default 1,
        primary key (office_id, id),
        unique (office_id, number)
      )`,
      `create index cash_cases_by_source on cash_cases (office_id, source_id)`,
    ]);
  },
};
