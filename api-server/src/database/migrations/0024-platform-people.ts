import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Permission for the page Platform, settings of remotes per place, and versions whose first crash was reported to their
 * team.
 */
export const platformPeople: Migration = {
  name: '0024-platform-people',
  async up(db) {
    await runStatements(db, [
      `alter table users add column platform boolean not null default false`,
      `create table remote_settings (
        remote text not null,
        place text not null,
        office_id uuid references offices (id) on delete cascade,
        stored jsonb not null,
        primary key (remote, place)
      )`,
      `create table remote_crashes (
        remote text not null,
        version text not null,
        at timestamptz not null default now(),
        primary key (remote, version)
      )`,
    ]);
  },
};
