import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * What an office spent lately, beside its balance. It is added to with each entry and added up again every day, so that
 * days leave it; what an older server books meanwhile comes with the next day.
 */
export const keptSpending: Migration = {
  name: '0045-kept-spending',
  up: (db) => runStatements(db, [`alter table balances add column spent_minor numeric not null default 0`]),
};
