import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * Cash flows by office, month in the time zone of the office, currency and account, so that the report of a month reads
 * few entries. A job adds the entries after `number`; a trigger cost bookings 30 to 40 %.
 */
export const cashFlows: Migration = {
  name: '0022-cash-flows',
  async up(db) {
    await runStatements(db, [
      `create table cash_flows (
        office_id uuid not null references offices (id) on delete cascade,
        month date not null,
        currency text not null,
        account text not null,
        in_minor numeric not null,
        out_minor numeric not null,
        primary key (office_id, month, currency, account)
      ) with (fillfactor = 80)`,
      `create table cash_flow_heads (
        office_id uuid primary key references offices (id) on delete cascade,
        number bigint not null,
        time_zone text not null
      ) with (fillfactor = 80)`,
    ]);
  },
};
