import type { Migration } from './migration';
import { runStatements } from './statements';

/** Debts to one office, read without balances of ended handovers and cases, which become many. */
export const owedInAnOffice: Migration = {
  name: '0016-owed-in-an-office',
  async up(db) {
    await runStatements(db, [
      `create index account_balances_owed_in_office on account_balances (office_id, account)
        where account like 'RECEIVABLE:%'`,
    ]);
  },
};
