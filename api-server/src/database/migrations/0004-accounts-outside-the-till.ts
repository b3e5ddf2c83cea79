import type { Migration } from './migration';
import { runStatements } from './statements';

const isOutside = (account: string) => `(${account} like '%:%' or ${account} in ('VAULT', 'BANK'))`;

/**
 * Keeps balances of the accounts outside the till alone. Most entries move none of them, and writing the balances of
 * sources and uses as well cost trades of the embedded database a fifth of their rate.
 */
export const accountsOutsideTheTill: Migration = {
  name: '0004-accounts-outside-the-till',
  async up(db) {
    await runStatements(db, [
      // Reads the balance before, under the lock of the office: a check refuses a change alone if it is negative.
      `create or replace function keep_account_balances() returns trigger language plpgsql as $$ begin
        if not exists (select from added where ${isOutside('from_account')} or ${isOutside('to_account')}) then
          return null;
        end if;
        insert into account_balances as kept (office_id, account, currency, amount_minor, since)
        select change.office_id, change.account, change.currency, coalesce(known.amount_minor, 0) + change.amount,
          case when coalesce(known.amount_minor, 0) = 0 then change.at else known.since end
        from (
          select moved.office_id, posting.account, moved.currency, sum(posting.amount) as amount,
            min(entry.booked_at) as at
          from added moved
          join journal_entries entry on entry.office_id = moved.office_id and entry.number = moved.entry_number
          cross join lateral (values (moved.from_account, -moved.amount_minor), (moved.to_account, moved.amount_minor))
            posting (account, amount)
          where ${isOutside('posting.account')}
          group by moved.office_id, posting.account, moved.currency
          order by moved.office_id, posting.account, moved.currency
        ) change
        left join account_balances known on known.office_id = change.office_id and known.account = change.account
          and known.currency = change.currency
        on conflict (office_id, account, currency) do update
          set amount_minor = excluded.amount_minor, since = excluded.since;
        return null;
      end $$`,
      `delete from account_balances where not ${isOutside('account')}`,
    ]);
  },
};
