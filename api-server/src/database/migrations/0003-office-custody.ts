import type { Migration } from './migration';
import { runStatements } from './statements';

const CASH_CHANGE = `(case when to_account = 'CASH' then amount_minor when from_account = 'CASH' then -amount_minor
  else 0 end)`;

/** Custody per office. Entries that do not move the cash of the till have an amount of 0 in the money book. */
export const officeCustody: Migration = {
  name: '0003-office-custody',
  async up(db) {
    await runStatements(db, [
      `create table office_custody (
        office_id uuid primary key references offices (id),
        is_on boolean not null,
        version integer not null default 1
      )`,
      `drop index transfers_by_amount`,
      `create index transfers_by_amount on transfers (office_id, currency, ${CASH_CHANGE}, entry_number)
        where position = 0`,
      `drop index transfers_of_money_book_by_amount`,
      `create index transfers_of_money_book_by_amount on transfers
        (office_id, currency, ${CASH_CHANGE}, entry_number)
        where position = 0 and from_account <> 'EXCHANGE' and to_account <> 'EXCHANGE'`,
    ]);
  },
};
