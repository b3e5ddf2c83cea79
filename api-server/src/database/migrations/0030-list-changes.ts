import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Which record each version of a list is about. There are gaps: a server that does not know the table yet raises
 * versions without it.
 */
export const listChanges: Migration = {
  name: '0030-list-changes',
  up: (db) =>
    runStatements(db, [
      `create table list_changes (
        office_id uuid not null,
        list text not null,
        version bigint not null,
        record_id uuid not null,
        raised_at timestamptz not null,
        primary key (office_id, list, version)
      )`,
    ]),
};
