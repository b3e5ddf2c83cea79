import type { Migration } from './migration';
import { runStatements } from './statements';

/** The newest trades of a currency are found on each side by themselves, of all offices too. */
export const tradesOfACurrency: Migration = {
  name: '0043-trades-of-a-currency',
  up: (db) =>
    runStatements(db, [
      `create index trades_of_all_offices_by_old_currency on trades (old_currency, created_at desc, id desc)`,
      `create index trades_of_all_offices_by_new_currency on trades (new_currency, created_at desc, id desc)`,
    ]),
};
