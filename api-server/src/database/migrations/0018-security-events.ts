import type { Migration } from './migration';
import { runStatements } from './statements';

/** Who signed in, was refused, or took something out: append-only, except for what nobody keeps any more. */
export const securityEvents: Migration = {
  name: '0018-security-events',
  up: (db) =>
    runStatements(db, [
      // person_id: whose account it is about; user_id: who did it, where somebody was signed in
      `create table security_events (
        id uuid primary key,
        at timestamptz not null default now(),
        kind text not null,
        outcome text not null check (outcome in ('SUCCESS', 'FAILURE')),
        person_id uuid references users (id),
        user_id uuid references users (id),
        office_id uuid,
        country_code text,
        address text,
        request_id text,
        details jsonb not null default '{}'
      )`,
      `create index security_events_by_time on security_events (at desc, id desc)`,
      `create index security_events_by_person on security_events (person_id, at desc, id desc)`,
      `create index security_events_by_user on security_events (user_id, at desc, id desc)`,
      `create index security_events_by_country on security_events (country_code, at desc, id desc)`,
      `create index security_events_by_address on security_events (address, kind, at desc)`,
      `create function refuse_event_change() returns trigger language plpgsql as
        $$ begin raise exception 'Security events are append-only: % is refused', tg_op
          using errcode = 'restrict_violation'; end $$`,
      `create trigger security_events_append_only before update or truncate on security_events
        for each statement execute function refuse_event_change()`,
      // The shortest time that they may be kept for.
      `create trigger security_events_kept before delete on security_events for each row
        when (old.at > now() - interval '30 days') execute function refuse_event_change()`,
    ]),
};
