import type { Migration } from './migration';
import { runStatements } from './statements';

/** The same for what was booked before. */
export const entryTotals: Migration = {
  name: '0008-entry-totals',
  up: (db) =>
    runStatements(db, [
      // Nobody else sees the table unguarded: the lock lasts until the step is done.
      `alter table transfers disable trigger transfers_append_only`,
      `update transfers set cash_after_minor = held.amount
        from (
          select office_id, entry_number, position, sum(
            case 'CASH' when to_account then amount_minor when from_account then -amount_minor else 0 end
          ) over (partition by office_id, currency order by entry_number)::bigint as amount
          from transfers
        ) held
        where held.office_id = transfers.office_id
          and held.entry_number = transfers.entry_number and held.position = transfers.position`,
      `alter table transfers enable trigger transfers_append_only`,
      `alter table transfers alter column cash_after_minor set not null`,
      `update journal_heads set trade_count = (
        select count(*) from journal_entries
        where journal_entries.office_id = journal_heads.office_id and trade_id is not null)`,
    ]),
};
