import type { Migration } from './migration';
import { runStatements } from './statements';

/** Lists as people keep them under a name, for themselves or for an office, and with which one theirs open. */
export const listViews: Migration = {
  name: '0037-list-views',
  up: (db) =>
    runStatements(db, [
      `create table list_views (
        id uuid primary key,
        list text not null,
        owner_id uuid not null references users (id),
        office_id uuid references offices (id),
        name text not null,
        query text not null,
        version integer not null default 1,
        created_at timestamptz not null default now()
      )`,
      `create index list_views_own on list_views (owner_id) where office_id is null`,
      `create index list_views_shared on list_views (office_id) where office_id is not null`,
      `create table view_choices (
        user_id uuid not null references users (id),
        list text not null,
        view_id uuid not null references list_views (id) on delete cascade,
        primary key (user_id, list)
      )`,
      `create index view_choices_view on view_choices (view_id)`,
    ]),
};
