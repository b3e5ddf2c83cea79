import type { Migration } from './migration';
import { runStatements } from './statements';

/** Devices of collectors, the key of their export files, and what the office receives from them. */
export const fieldDevices: Migration = {
  name: '0014-field-devices',
  async up(db) {
    await runStatements(db, [
      `create table field_devices (
        id uuid primary key,
        user_id uuid not null references users (id),
        device_id uuid not null,
        label text not null,
        app text not null,
        first_seen timestamptz not null default now(),
        last_seen timestamptz not null default now(),
        unsent integer not null check (unsent >= 0),
        oldest_unsent_at timestamptz check ((unsent > 0) = (oldest_unsent_at is not null)),
        clock_offset_ms bigint not null,
        confirmed_at timestamptz,
        confirmed_by uuid references users (id),
        ended_at timestamptz,
        ended_by uuid references users (id),
        unique (user_id, device_id),
        check ((confirmed_at is null) = (confirmed_by is null)),
        check ((ended_at is null) = (ended_by is null))
      )`,
      `create index field_devices_unsent on field_devices (oldest_unsent_at) where unsent > 0 and ended_at is null`,
      `create table export_keys (
        id text primary key,
        public_key text not null,
        private_key text not null,
        created_at timestamptz not null default now()
      )`,
      // Content of pick-ups that the server refused, as their device handed them to the office.
      `create table refused_pick_ups (
        office_id uuid not null references offices (id),
        id uuid not null,
        content_hash text not null,
        content jsonb not null,
        refusal text not null,
        user_id uuid not null references users (id),
        created_at timestamptz not null default now(),
        primary key (id, content_hash)
      )`,
      `create index refused_pick_ups_of_user on refused_pick_ups (user_id, created_at)`,
      `create trigger refused_pick_ups_append_only before delete or update or truncate on refused_pick_ups
        for each statement execute function refuse_history_change()`,
      `alter table cash_rules add column requires_counts boolean not null default false`,
      `alter table collection_media add column kind text not null default 'FILE' check (kind in ('FILE', 'SIGNATURE'))`,
    ]);
  },
};
