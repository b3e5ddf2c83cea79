import type { Migration } from './migration';
import { runStatements } from './statements';

/** The money book leaves trades out: among very many of them its entries would be far apart. */
export const moneyBookIndex: Migration = {
  name: '0011-money-book-index',
  up: (db) =>
    runStatements(db, [
      `create index journal_entries_of_money_book
        on journal_entries (office_id, booked_at desc, number desc) where trade_id is null`,
    ]),
};
