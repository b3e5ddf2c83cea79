import type { Migration } from './migration';
import { runStatements } from './statements';

/** Offices and the people who work in them. */
export const organisation: Migration = {
  name: '0001-organisation',
  up: (db) =>
    runStatements(db, [
      `create table offices (
        id uuid primary key,
        name text not null,
        city text not null,
        country_code text not null,
        version int not null default 1,
        created_at timestamptz not null default now(),
        archived_at timestamptz
      )`,
      `create index offices_by_country on offices (country_code, lower(name), id) where archived_at is null`,
      `create table users (
        id uuid primary key,
        email text not null,
        name text not null,
        phone text,
        password_hash text,
        role text not null check (role in ('SUPERADMIN', 'ADMIN', 'OFFICEMANAGER', 'COLLECTOR')),
        country_code text,
        office_id uuid references offices (id),
        verified boolean not null default false,
        session_epoch int not null default 0,
        version int not null default 1,
        created_at timestamptz not null default now(),
        archived_at timestamptz,
        check (role <> 'ADMIN' or country_code is not null),
        check (role not in ('OFFICEMANAGER', 'COLLECTOR') or office_id is not null)
      )`,
      // Somebody who left may be invited again under the same address.
      `create unique index users_email on users (lower(email)) where archived_at is null`,
      `create index users_by_office on users (office_id, role, lower(name), id) where archived_at is null`,
      `create index users_by_role on users (role, country_code, lower(name), id) where archived_at is null`,
    ]),
};
