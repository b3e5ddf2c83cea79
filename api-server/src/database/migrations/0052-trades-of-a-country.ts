import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * The latest trades of a country are found among those of all offices without looking at the rows of the others. Without
 * the office in the index, PostgreSQL reads all trades of a period in each office of the country instead.
 */
export const tradesOfACountry: Migration = {
  name: '0052-trades-of-a-country',
  up: (db) =>
    runStatements(db, [
      `drop index trades_of_all_offices_by_date`,
      `create index trades_of_all_offices_by_date on trades (created_at desc, id desc) include (office_id)`,
    ]),
};
