import type { Migration } from './migration';
import { runStatements } from './statements';

/** Why an entry was booked, and what would otherwise be added up again for every page of the money book. */
export const entryDetails: Migration = {
  name: '0007-entry-details',
  up: (db) =>
    runStatements(db, [
      `alter table journal_entries add column reason text`,
      // what the office held in the transfer's currency after the whole entry
      `alter table transfers add column cash_after_minor bigint`,
      `create index journal_entries_reversing_trades
        on journal_entries (office_id, trade_id) where kind = 'REVERSAL' and trade_id is not null`,
      // a transaction is asked for without its office when it is taken back
      `create index transactions_by_id on transactions (id)`,
      `create index trades_by_id on trades (id)`,
      // entries of trades and of their reversals; the number of all entries is the head's own
      `alter table journal_heads add column trade_count bigint not null default 0`,
    ]),
};
