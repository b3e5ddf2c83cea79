import { runStatements } from './statements';
import type { Migration } from './migration';

const ACCOUNT = `'^[A-Z_]+(:[0-9a-f-]{36})?$'`;

/** Movements of some transfers by account, in the order of the key, because rows are locked as they are written. */
const movementsOf = (transfers: string) => `
  select moved.office_id, posting.account, moved.currency, sum(posting.amount) as amount, min(entry.booked_at) as at
  from ${transfers} moved
  join journal_entries entry on entry.office_id = moved.office_id and entry.number = moved.entry_number
  cross join lateral (values (moved.from_account, -moved.amount_minor), (moved.to_account, moved.amount_minor))
    posting (account, amount)
  where posting.account <> 'CASH'
  group by moved.office_id, posting.account, moved.currency
  order by moved.office_id, posting.account, moved.currency`;

/**
 * Accounts with a holder, such as `HAND:<person>`, and the balance of each account except CASH, kept by a trigger so
 * that entries of servers of the previous version count too. Classes and signs are in `books/account.ts`.
 */
export const accountBalances: Migration = {
  name: '0002-account-balances',
  async up(db) {
    await runStatements(db, [
      `alter table transfers drop constraint transfers_from_account_check,
        drop constraint transfers_to_account_check,
        add constraint transfers_from_account_check check (from_account ~ ${ACCOUNT}),
        add constraint transfers_to_account_check check (to_account ~ ${ACCOUNT})`,
      `alter table journal_entries drop constraint journal_entries_kind_check,
        add constraint journal_entries_kind_check check (kind ~ '^[A-Z_]+$'),
        add column occurred_at timestamptz, add column handover_id uuid, add column case_id uuid`,
      `create table account_balances (
        office_id uuid not null references offices (id),
        account text not null,
        currency text not null,
        amount_minor numeric not null,
        since timestamptz not null,
        primary key (office_id, account, currency),
        constraint account_balances_assets_check
          check (amount_minor >= 0 or account !~ '^(VAULT|HAND|BANK|RECEIVABLE)(:|$)'),
        constraint account_balances_account_check check (account ~ ${ACCOUNT} and account <> 'CASH')
      ) with (fillfactor = 80)`,
      `insert into account_balances (office_id, account, currency, amount_minor, since) ${movementsOf('transfers')}`,
      // Reads the balance before, under the lock of the office: a check refuses a change alone if it is negative.
      `create function keep_account_balances() returns trigger language plpgsql as $$ begin
        insert into account_balances as kept (office_id, account, currency, amount_minor, since)
        select change.office_id, change.account, change.currency, coalesce(known.amount_minor, 0) + change.amount,
          case when coalesce(known.amount_minor, 0) = 0 then change.at else known.since end
        from (${movementsOf('added')}) change
        left join account_balances known on known.office_id = change.office_id and known.account = change.account
          and known.currency = change.currency
        on conflict (office_id, account, currency) do update
          set amount_minor = excluded.amount_minor, since = excluded.since;
        return null;
      end $$`,
      `create trigger transfers_in_account_balances after insert on transfers referencing new table as added
        for each statement execute function keep_account_balances()`,
    ]);
  },
};
