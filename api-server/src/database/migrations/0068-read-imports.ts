import type { Migration } from './migration';
import { runStatements } from './statements';

/** A preview shows the values that were read and what to look at, from the row with the titles that a person chose. */
export const readImports: Migration = {
  name: '0068-read-imports',
  up: (db) =>
    runStatements(db, [
      // header_row: the row with the titles; 0 where the rows of an import begin below it
      `alter table imports add column header_row integer not null default 0`,
      `alter table import_rows add column understood jsonb, add column warnings jsonb`,
      `create index import_rows_with_warnings on import_rows (import_id, row) where warnings is not null`,
      // An entry of a B-tree has 2,700 bytes at most, and one letter can become eighteen.
      `create index agencies_by_folded_name on agencies (office_id, left(fold_for_search(name), 100))`,
      `drop index agencies_by_lower_name`,
      `drop index suppliers_by_lower_name`,
    ]),
};
