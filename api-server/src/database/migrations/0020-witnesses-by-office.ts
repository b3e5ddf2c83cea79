import type { Migration } from './migration';
import { runStatements } from './statements';

/** Records the office of a witness of a failing version, and whether the account is older than a day. */
export const witnessesByOffice: Migration = {
  name: '0020-witnesses-by-office',
  async up(db) {
    await runStatements(db, [
      `alter table remote_witnesses add column place text not null default '', add column known boolean not null default true`,
    ]);
  },
};
