import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * How many suppliers an office has, as it is kept of agencies, and how many trades of a currency, on either side. A
 * supplier that is shared is of no office, and not counted; no trade is ever taken out.
 */
export const keptCounts: Migration = {
  name: '0042-kept-counts',
  up: (db) =>
    runStatements(db, [
      `create or replace function count_added_rows() returns trigger language plpgsql as
        $$ begin
          insert into row_counts (office_id, list, rows)
          select office_id, tg_table_name, count(*) from added
          where archived_at is null and office_id is not null group by office_id
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$`,
      `create trigger suppliers_counted_when_added after insert on suppliers referencing new table as added
        for each statement execute function count_added_rows()`,
      `create trigger suppliers_counted_when_archived after update of archived_at on suppliers for each row
        when ((old.archived_at is null) <> (new.archived_at is null) and old.office_id is not null)
        execute function count_changed_row()`,
      `create trigger suppliers_counted_when_deleted after delete on suppliers for each row
        when (old.archived_at is null and old.office_id is not null) execute function count_changed_row()`,
      `insert into row_counts select office_id, 'suppliers', count(*) from suppliers
        where archived_at is null and office_id is not null group by office_id`,
      `create table trade_counts (
        currency text not null,
        office_id uuid not null,
        rows bigint not null,
        primary key (currency, office_id)
      )`,
      // Always in one order: of two trades of an office one waits for the other.
      `create function count_added_trades() returns trigger language plpgsql as
        $$ begin
          insert into trade_counts (currency, office_id, rows)
          select currency, office_id, count(*) from added, unnest(array[old_currency, new_currency]) currency
          group by currency, office_id order by currency, office_id
          on conflict (currency, office_id) do update set rows = trade_counts.rows + excluded.rows;
          return null;
        end $$`,
      `create trigger trades_counted_when_added after insert on trades referencing new table as added
        for each statement execute function count_added_trades()`,
      `insert into trade_counts select currency, office_id, count(*)
        from trades, unnest(array[old_currency, new_currency]) currency group by currency, office_id`,
    ]),
};
