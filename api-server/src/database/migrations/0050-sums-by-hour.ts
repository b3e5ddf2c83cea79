import type { Migration } from './migration';
import { runStatements } from './statements';

/** Of amounts that are added up sums are larger than any of them, and nothing that is booked may fail for a sum. */
const figures = (amount: 'bigint' | 'numeric') => `
  hour timestamptz not null,
  part text not null,
  currency text not null,
  rows bigint not null,
  settled_rows bigint not null,
  first_minor ${amount} not null,
  second_minor ${amount} not null`;

/**
 * What collections, trades and entries come to in each hour, of the whole business, of a country or of an office that has
 * so many that they are not added up one by one. Every change adds a row to `hour_changes`, which nobody waits for; a job
 * adds those up (api-server/src/lists/hours/), each hour by itself, those of a quarter of the day together, and all. A
 * scope that is not in `hour_scopes` is not kept.
 */
export const sumsByHour: Migration = {
  name: '0050-sums-by-hour',
  up: (db) =>
    runStatements(db, [
      `create table hour_scopes (list text not null, scope text not null, primary key (list, scope))`,
      `create table hour_sums (list text not null, scope text not null, slot smallint not null, ${figures('bigint')},
        primary key (list, scope, slot, hour, part, currency))`,
      `create index hour_sums_of_nothing on hour_sums (list) where rows = 0 and settled_rows = 0`,
      `create table hour_changes (list text not null, office_id uuid not null, ${figures('numeric')})`,
      // It has no key; where changes are published to another database, they are told by the whole row.
      `alter table hour_changes replica identity full`,

      `create function add_collections_to_hours() returns trigger language plpgsql as
        $$ begin
          insert into hour_changes
          select 'collections', office_id, date_trunc('hour', scheduled_at, 'UTC'), status, currency,
            count(*), count(collected_minor), sum(scheduled_minor), coalesce(sum(collected_minor), 0)
          from added where archived_at is null
          group by office_id, date_trunc('hour', scheduled_at, 'UTC'), status, currency;
          return null;
        end $$`,
      `create function change_collection_in_hours() returns trigger language plpgsql as
        $$ begin
          if old.archived_at is null then
            insert into hour_changes values ('collections', old.office_id, date_trunc('hour', old.scheduled_at, 'UTC'),
              old.status, old.currency, -1, -(old.collected_minor is not null)::int, -old.scheduled_minor,
              -coalesce(old.collected_minor, 0));
          end if;
          if tg_op = 'UPDATE' and new.archived_at is null then
            insert into hour_changes values ('collections', new.office_id, date_trunc('hour', new.scheduled_at, 'UTC'),
              new.status, new.currency, 1, (new.collected_minor is not null)::int, new.scheduled_minor,
              coalesce(new.collected_minor, 0));
          end if;
          return null;
        end $$`,
      `create trigger collections_in_hours_when_added after insert on collections referencing new table as added
        for each statement execute function add_collections_to_hours()`,
      `create trigger collections_in_hours_when_changed after update
        of office_id, scheduled_at, status, currency, scheduled_minor, collected_minor, archived_at on collections
        for each row when ((old.office_id, old.scheduled_at, old.status, old.currency, old.scheduled_minor,
            old.collected_minor, old.archived_at is null)
          is distinct from (new.office_id, new.scheduled_at, new.status, new.currency, new.scheduled_minor,
            new.collected_minor, new.archived_at is null))
        execute function change_collection_in_hours()`,
      `create trigger collections_in_hours_when_deleted after delete on collections for each row
        when (old.archived_at is null) execute function change_collection_in_hours()`,

      `create function add_trades_to_hours() returns trigger language plpgsql as
        $$ begin
          insert into hour_changes
          select 'trades', office_id, date_trunc('hour', created_at, 'UTC'), old_currency, new_currency,
            count(*), 0, sum(old_minor), sum(new_minor)
          from added group by office_id, date_trunc('hour', created_at, 'UTC'), old_currency, new_currency;
          return null;
        end $$`,
      `create trigger trades_in_hours_when_added after insert on trades referencing new table as added
        for each statement execute function add_trades_to_hours()`,
      // A trade that was taken back is still one of its hour, but moved nothing.
      `create function take_trade_from_hours() returns trigger language plpgsql as
        $$ begin
          insert into hour_changes
          select 'trades', office_id, date_trunc('hour', created_at, 'UTC'), old_currency, new_currency,
            0, 0, -old_minor, -new_minor
          from trades where office_id = new.office_id and id = new.trade_id;
          return null;
        end $$`,
      `create trigger trades_in_hours_when_reversed after insert on journal_entries for each row
        when (new.kind = 'REVERSAL' and new.trade_id is not null) execute function take_trade_from_hours()`,

      `create function add_entries_to_hours() returns trigger language plpgsql as
        $$ begin
          insert into hour_changes
          select 'general-ledger', entry.office_id, date_trunc('hour', entry.booked_at, 'UTC'),
            case when entry.trade_id is null then '' else 'trade' end, added.currency,
            count(*) filter (where added.position = 0), count(*),
            coalesce(sum(added.amount_minor) filter (where added.to_account = 'CASH'), 0),
            coalesce(sum(added.amount_minor) filter (where added.from_account = 'CASH'), 0)
          from added join journal_entries entry
            on entry.office_id = added.office_id and entry.number = added.entry_number
          group by entry.office_id, date_trunc('hour', entry.booked_at, 'UTC'), entry.trade_id is null, added.currency;
          return null;
        end $$`,
      `create trigger transfers_in_hours_when_added after insert on transfers referencing new table as added
        for each statement execute function add_entries_to_hours()`,

      // What it has is in the hours of the country that it was in: those of both are added up again.
      `create function forget_hours_of_countries() returns trigger language plpgsql as
        $$ begin
          perform pg_advisory_xact_lock(hashtext('hour_sums'));
          delete from hour_scopes where scope in (old.country_code, new.country_code);
          delete from hour_sums where list in ('collections', 'trades') and scope in (old.country_code, new.country_code);
          return null;
        end $$`,
      `create trigger offices_in_hours_when_moved after update of country_code on offices for each row
        when (old.country_code <> new.country_code) execute function forget_hours_of_countries()`,
    ]),
};
