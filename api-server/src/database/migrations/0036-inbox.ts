import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * What asks somebody for attention, one row for each person; below which balances of an office that happens; and who
 * gets it by mail. An invitation that is open has its end planned from now on, also one of before.
 */
export const inbox: Migration = {
  name: '0036-inbox',
  up: (db) =>
    runStatements(db, [
      // cause: what made it, once for each person; changed_at is what the feed of events goes by
      `create table inbox_items (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        kind text not null,
        cause text not null,
        entity text,
        entity_id text,
        office_id uuid,
        params jsonb not null,
        created_at timestamptz not null default now(),
        changed_at timestamptz not null default now(),
        done_at timestamptz,
        snoozed_until timestamptz,
        unique (user_id, cause)
      )`,
      `create index inbox_items_of_person on inbox_items (user_id, created_at desc, id desc)`,
      `create index inbox_items_open on inbox_items (user_id, created_at desc, id desc) where done_at is null`,
      `create index inbox_items_by_change on inbox_items (changed_at)`,
      `create index inbox_items_of_record on inbox_items (entity, entity_id) where done_at is null`,
      `create index inbox_items_of_office on inbox_items (kind, office_id) where done_at is null`,
      `create table inbox_settings (
        user_id uuid primary key references users (id) on delete cascade,
        daily_mail boolean not null,
        mailed_on text
      )`,
      // rung: how often it was passed, so that each time is a cause of its own
      `create table balance_limits (
        office_id uuid not null references offices (id),
        currency text not null,
        limit_minor bigint,
        is_low boolean not null default false,
        rung integer not null default 0,
        version integer not null default 1,
        primary key (office_id, currency)
      )`,
      `create index jobs_failing on jobs (id) where done_at is null and attempts >= 5`,
      `insert into jobs (kind, key, run_at, payload)
        select 'invitation-end', user_id::text, max(expires_at), '{}' from one_time_tokens
        where purpose = 'INVITATION' and used_at is null group by user_id`,
    ]),
};
