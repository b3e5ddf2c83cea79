import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * What begins with the typed letters is found in the order of the letters, also where every row has them somewhere; an
 * index takes no text of any length, so that of agencies has as much of theirs as people type.
 */
export const searchOfAll: Migration = {
  name: '0031-search-of-all',
  up: (db) =>
    runStatements(db, [
      `create index agencies_by_beginning on agencies (left(search_text, 100) text_pattern_ops) where archived_at is null`,
      `create index suppliers_by_beginning on suppliers (lower(name) text_pattern_ops) where archived_at is null`,
      // Whatever is in the reach of an ADMIN is of an office of the country, closed ones among them.
      `create index offices_of_country on offices (country_code, id)`,
    ]),
};
