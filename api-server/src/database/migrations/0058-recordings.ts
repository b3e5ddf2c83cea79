import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * A recording that a phone names is kept under that name for good: sent again after any number of days it is the same
 * one. `booked_at` is null where the collection was recorded and booked at the same moment.
 */
export const recordings: Migration = {
  name: '0058-recordings',
  up: (db) =>
    runStatements(db, [
      `create table recordings (
        office_id uuid not null,
        id uuid not null,
        collection_id bigint not null,
        recorded_by uuid not null references users (id),
        content_hash text not null,
        recorded_at timestamptz not null,
        received_at timestamptz not null,
        primary key (office_id, id),
        foreign key (office_id, collection_id) references collections (office_id, id)
      )`,
      `alter table collections add column booked_at timestamptz`,
      `alter table collections add column clock_wrong boolean not null default false`,
    ]),
};
