import type { Migration } from './migration';
import { runStatements } from './statements';

/** Receivers of events, the outbox of events, and their deliveries. */
export const webhooks: Migration = {
  name: '0030-webhooks',
  async up(db) {
    await runStatements(db, [
      `create table webhooks (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        url text not null,
        events text[] not null,
        office_id uuid references offices (id) on delete cascade,
        secret text not null,
        former_secret text,
        former_until timestamptz,
        state text not null default 'ON' check (state in ('ON', 'PAUSED', 'OFF')),
        created_at timestamptz not null default now(),
        failing_since timestamptz,
        check ((former_secret is null) = (former_until is null))
      )`,
      `create index webhooks_user on webhooks (user_id)`,
      `create index webhooks_office on webhooks (office_id)`,
      `create table webhook_events (
        id uuid primary key,
        office_id uuid references offices (id) on delete cascade,
        type text not null,
        at timestamptz not null,
        data jsonb not null
      )`,
      `create index webhook_events_office on webhook_events (office_id)`,
      `create index webhook_events_at on webhook_events (at)`,
      // The order of ids within an office is that of its bookings, which wait for each other.
      `create table webhook_deliveries (
        id bigint generated always as identity primary key,
        webhook_id uuid not null references webhooks (id) on delete cascade,
        event_id uuid not null references webhook_events (id) on delete cascade,
        office_id uuid,
        state text not null default 'WAITING' check (state in ('WAITING', 'DELIVERED', 'FAILED')),
        attempts integer not null default 0,
        first_attempt_at timestamptz,
        last_attempt_at timestamptz,
        next_attempt_at timestamptz,
        status integer,
        answer text,
        failure text,
        unique (webhook_id, event_id)
      )`,
      `create index webhook_deliveries_event on webhook_deliveries (event_id)`,
      `create index webhook_deliveries_newest on webhook_deliveries (webhook_id, id desc)`,
      `create index webhook_deliveries_waiting on webhook_deliveries (webhook_id, office_id, id)
        where state = 'WAITING'`,
    ]);
  },
};
