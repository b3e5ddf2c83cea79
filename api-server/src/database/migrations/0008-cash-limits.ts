import type { Migration } from './migration';
import { runStatements } from './statements';

/** Limits of cash by account; `HAND` is for all collectors without own limits. */
export const cashLimits: Migration = {
  name: '0008-cash-limits',
  async up(db) {
    await runStatements(db, [
      `create table cash_limits (
        office_id uuid not null references offices (id),
        account text not null,
        currency text not null,
        warn_minor bigint check (warn_minor >= 0),
        max_minor bigint check (max_minor >= 0),
        version integer not null default 1,
        primary key (office_id, account, currency),
        check (account ~ '^(CASH|VAULT|HAND(:[0-9a-f-]{36})?)$' and warn_minor <= max_minor)
      )`,
    ]);
  },
};
