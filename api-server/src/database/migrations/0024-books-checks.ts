import type { Migration } from './migration';
import { runStatements } from './statements';

/** How the books stood when they were last checked: one row. */
export const booksChecks: Migration = {
  name: '0024-books-checks',
  up: (db) =>
    runStatements(db, [
      `create table books_checks (
        id int primary key check (id = 1),
        checked_at timestamptz not null,
        faults int not null
      )`,
    ]),
};
