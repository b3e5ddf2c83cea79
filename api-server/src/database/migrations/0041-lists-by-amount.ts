import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Lists by amount are read by key, in both directions. Amounts of different currencies are not compared, so that each
 * currency stands by itself. The money book leaves trades out: among very many of them its entries would be far apart.
 */
export const listsByAmount: Migration = {
  name: '0041-lists-by-amount',
  up: (db) =>
    runStatements(db, [
      `create index trades_by_amount on trades (office_id, old_currency, old_minor, id)`,
      `create index collections_by_amount on collections (office_id, currency, scheduled_minor, id)
        where archived_at is null`,
      `create index transfers_by_amount on transfers (office_id, currency,
        (case when to_account = 'CASH' then amount_minor else -amount_minor end), entry_number) where position = 0`,
      `create index transfers_of_money_book_by_amount on transfers (office_id, currency,
        (case when to_account = 'CASH' then amount_minor else -amount_minor end), entry_number)
        where position = 0 and from_account <> 'EXCHANGE' and to_account <> 'EXCHANGE'`,
    ]),
};
