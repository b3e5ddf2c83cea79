import { SEARCH_FUNCTION } from '../search-function';
import { hasTrigrams } from './0027-trigram-search';
import type { Migration } from './migration';
import { runStatements } from './statements';

/** Every list is searched by one kind of text, in columns that the database keeps. */
export const searchFolding: Migration = {
  name: '0064-search-folding',
  async up(db) {
    await runStatements(db, [
      SEARCH_FUNCTION,
      // The indexes of a column are dropped with it.
      `alter table agencies drop column search_text,
        add column search_text text not null generated always as (fold_for_search(
          name || ' ' || city || ' ' || address || ' ' || email || ' ' || phone)) stored`,
      `alter table offices
        add column search_text text not null generated always as (fold_for_search(name || ' ' || city)) stored`,
      `alter table suppliers
        add column search_text text not null generated always as (fold_for_search(name)) stored`,
      `alter table users
        add column search_name text not null generated always as (fold_for_search(name)) stored,
        add column search_text text not null generated always as (fold_for_search(
          name || ' ' || email || ' ' || coalesce(phone, ''))) stored`,
      // An entry of a B-tree has 2,700 bytes at most, and one letter can become eighteen.
      `create index agencies_by_beginning on agencies (left(search_text, 100) text_pattern_ops) where archived_at is null`,
      `drop index suppliers_by_beginning`,
      `create index suppliers_by_beginning on suppliers (left(search_text, 100) text_pattern_ops)
        where archived_at is null`,
      `drop index if exists suppliers_by_text`,
      `drop index if exists users_by_text`,
    ]);
    if (await hasTrigrams(db)) {
      await runStatements(db, [
        `create extension if not exists pg_trgm`,
        `create index agencies_by_search_text on agencies using gin (search_text gin_trgm_ops)`,
        `create index suppliers_by_text on suppliers using gin (search_text gin_trgm_ops) where archived_at is null`,
        `create index users_by_text on users using gin (search_text gin_trgm_ops)`,
      ]);
    }
    await runStatements(
      db,
      ['agencies', 'offices', 'suppliers', 'users'].map((table) => `analyze ${table}`),
    );
  },
};
