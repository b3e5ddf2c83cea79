import type { Migration } from './migration';
import { runStatements } from './statements';

/** Why an amount was recorded that is far above the scheduled one, and the last rates of a pair found by themselves. */
export const unusualAmounts: Migration = {
  name: '0021-unusual-amounts',
  up: (db) =>
    runStatements(db, [
      `alter table collections add column amount_reason text`,
      `create index trades_by_pair on trades (office_id, old_currency, new_currency, created_at desc, id desc)`,
    ]),
};
