import type { Migration } from './migration';
import { runStatements } from './statements';

/** Pick-ups as devices recorded them, which never change. */
export const pickUps: Migration = {
  name: '0009-pick-ups',
  async up(db) {
    await runStatements(db, [
      `create table pick_ups (
        office_id uuid not null,
        id uuid not null unique,
        collection_id bigint not null,
        collector_id uuid not null references users (id),
        recorded_by uuid not null references users (id),
        by_office boolean not null,
        outcome text not null check (outcome in ('COLLECTED', 'NOT_COLLECTED')),
        reason_code text,
        note text not null,
        signer_name text not null,
        seal text not null,
        occurred_at timestamptz not null,
        booked_at timestamptz not null,
        based_on_version integer not null,
        lat double precision,
        lon double precision,
        accuracy double precision,
        distance integer,
        device_id uuid,
        app_version text,
        clock_offset_ms bigint,
        flags text[] not null,
        content_hash text not null,
        primary key (office_id, id),
        foreign key (office_id, collection_id) references collections (office_id, id),
        check ((outcome = 'NOT_COLLECTED') = (reason_code is not null))
      )`,
      `create index pick_ups_of_collection on pick_ups (office_id, collection_id, booked_at)`,
      `create unique index pick_ups_collected_once on pick_ups (office_id, collection_id)
        where outcome = 'COLLECTED' and not ('unplanned' = any (flags))`,
      `create table pick_up_lines (
        office_id uuid not null,
        pick_up_id uuid not null,
        currency text not null,
        amount_minor bigint not null check (amount_minor >= 0),
        counts jsonb,
        entry_number bigint check ((entry_number is null) = (amount_minor = 0)),
        primary key (office_id, pick_up_id, currency),
        unique (office_id, entry_number),
        foreign key (office_id, pick_up_id) references pick_ups (office_id, id),
        foreign key (office_id, entry_number) references journal_entries (office_id, number)
      )`,
      ...['pick_ups', 'pick_up_lines'].map(
        (table) => `create trigger ${table}_append_only before delete or update or truncate on ${table}
          for each statement execute function refuse_history_change()`,
      ),
    ]);
  },
};
