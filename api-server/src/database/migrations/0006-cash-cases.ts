import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Cases are resolved in steps, and have notes and files. `settled_minor` is the resolved part of the amount; its
 * default is for servers of the previous version, which open cases without it.
 */
export const cashCases: Migration = {
  name: '0006-cash-cases',
  async up(db) {
    await runStatements(db, [
      `alter table cash_cases add column settled_minor bigint not null default 0,
        add column step_count integer not null default 0,
        add column first_owner_id uuid references users (id),
        add column resolved_at timestamptz,
        add constraint cash_cases_settled_check check (
          settled_minor between least(amount_minor, 0) and greatest(amount_minor, 0)
          and (state = 'RESOLVED') = (settled_minor = amount_minor) and (state = 'RESOLVED') = (resolved_at is not null)),
        add constraint cash_cases_source_check check (source ~ '^[A-Z_]+$')`,
      `create index cash_cases_open on cash_cases (office_id, id) where state = 'OPEN'`,
      `create index cash_cases_by_owner on cash_cases (owner_id, id)`,
      `create index cash_cases_by_first_owner on cash_cases (first_owner_id, id) where first_owner_id is not null`,
      `create table cash_case_steps (
        office_id uuid not null,
        case_id uuid not null,
        step integer not null check (step > 0),
        resolution text not null check (resolution ~ '^[A-Z_]+$'),
        amount_minor bigint not null check (amount_minor > 0),
        reason text not null,
        user_id uuid not null references users (id),
        entry_number bigint not null,
        created_at timestamptz not null,
        primary key (office_id, case_id, step),
        foreign key (office_id, case_id) references cash_cases (office_id, id),
        foreign key (office_id, entry_number) references journal_entries (office_id, number)
      )`,
      `create table cash_case_notes (
        office_id uuid not null,
        case_id uuid not null,
        id uuid not null,
        author_id uuid not null references users (id),
        author_role text not null,
        note text not null,
        created_at timestamptz not null,
        primary key (office_id, case_id, id),
        foreign key (office_id, case_id) references cash_cases (office_id, id)
      )`,
      `create table cash_case_media (
        office_id uuid not null,
        case_id uuid not null,
        id uuid not null,
        object_key text not null,
        file_name text not null,
        content_type text not null,
        byte_size bigint,
        uploader_id uuid not null references users (id),
        created_at timestamptz not null default now(),
        stored_at timestamptz,
        url_secret text not null,
        primary key (office_id, case_id, id),
        foreign key (office_id, case_id) references cash_cases (office_id, id)
      )`,
      `create index cash_case_media_by_id on cash_case_media (id)`,
      // Debts of a person are found without their office, which may have changed since.
      `create index account_balances_owed on account_balances (account) where account like 'RECEIVABLE:%'`,
    ]);
  },
};
