import type { Migration } from './migration';
import { runStatements } from './statements';

/** Vaults and hands of many offices, read without balances of ended handovers and cases, which become many. */
export const cashOutsideTheTill: Migration = {
  name: '0012-cash-outside-the-till',
  async up(db) {
    await runStatements(db, [
      `create index account_balances_in_vaults_and_hands on account_balances (office_id, account, currency)
        where account = 'VAULT' or account like 'HAND:%'`,
    ]);
  },
};
