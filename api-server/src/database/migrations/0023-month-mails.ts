import type { Migration } from './migration';
import { runStatements } from './statements';

/** People who get the month by email, with the last month that was sent or skipped (YYYY-MM). */
export const monthMails: Migration = {
  name: '0023-month-mails',
  async up(db) {
    await runStatements(db, [
      `create table month_mails (
        user_id uuid primary key references users (id) on delete cascade,
        month text not null
      )`,
    ]);
  },
};
