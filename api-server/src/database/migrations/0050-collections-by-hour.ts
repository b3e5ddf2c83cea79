import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * What pick-ups come to in each hour, of the whole business, of a country or of an office that has so many that they are
 * not added up one by one. Every change of a pick-up adds a row to `collection_hour_changes`, which nobody waits for; a
 * job adds those up (api-server/src/collections/hours/). A scope that is not in `collection_hour_scopes` is not kept.
 */
export const collectionsByHour: Migration = {
  name: '0050-collections-by-hour',
  up: (db) =>
    runStatements(db, [
      `create table collection_hour_scopes (scope text primary key)`,
      `create table collection_hours (
        scope text not null,
        hour timestamptz not null,
        status text not null,
        currency text not null,
        rows bigint not null,
        collected_rows bigint not null,
        scheduled_minor numeric not null,
        collected_minor numeric not null,
        primary key (scope, hour, status, currency)
      )`,
      `create index collection_hours_of_nothing on collection_hours (scope) where rows = 0`,
      `create table collection_hour_changes (
        office_id uuid not null,
        hour timestamptz not null,
        status text not null,
        currency text not null,
        rows bigint not null,
        collected_rows bigint not null,
        scheduled_minor numeric not null,
        collected_minor numeric not null
      )`,
      `create function add_to_collection_hours() returns trigger language plpgsql as
        $$ begin
          insert into collection_hour_changes
          select office_id, date_trunc('hour', scheduled_at, 'UTC'), status, currency,
            count(*), count(collected_minor), sum(scheduled_minor), coalesce(sum(collected_minor), 0)
          from added where archived_at is null
          group by office_id, date_trunc('hour', scheduled_at, 'UTC'), status, currency;
          return null;
        end $$`,
      `create function change_collection_hours() returns trigger language plpgsql as
        $$ begin
          if old.archived_at is null then
            insert into collection_hour_changes values (old.office_id, date_trunc('hour', old.scheduled_at, 'UTC'),
              old.status, old.currency, -1, -(old.collected_minor is not null)::int, -old.scheduled_minor,
              -coalesce(old.collected_minor, 0));
          end if;
          if tg_op = 'UPDATE' and new.archived_at is null then
            insert into collection_hour_changes values (new.office_id, date_trunc('hour', new.scheduled_at, 'UTC'),
              new.status, new.currency, 1, (new.collected_minor is not null)::int, new.scheduled_minor,
              coalesce(new.collected_minor, 0));
          end if;
          return null;
        end $$`,
      `create trigger collections_in_their_hour_when_added after insert on collections referencing new table as added
        for each statement execute function add_to_collection_hours()`,
      `create trigger collections_in_their_hour_when_changed after update
        of office_id, scheduled_at, status, currency, scheduled_minor, collected_minor, archived_at on collections
        for each row when ((old.office_id, old.scheduled_at, old.status, old.currency, old.scheduled_minor,
            old.collected_minor, old.archived_at is null)
          is distinct from (new.office_id, new.scheduled_at, new.status, new.currency, new.scheduled_minor,
            new.collected_minor, new.archived_at is null))
        execute function change_collection_hours()`,
      `create trigger collections_in_their_hour_when_deleted after delete on collections for each row
        when (old.archived_at is null) execute function change_collection_hours()`,
      // Its pick-ups are in the hours of the country that it was in: those of both are added up again.
      `create function forget_collection_hours() returns trigger language plpgsql as
        $$ begin
          perform pg_advisory_xact_lock(hashtext('collection_hours'));
          delete from collection_hour_scopes where scope in (old.country_code, new.country_code);
          delete from collection_hours where scope in (old.country_code, new.country_code);
          return null;
        end $$`,
      `create trigger offices_leave_their_country after update of country_code on offices for each row
        when (old.country_code <> new.country_code) execute function forget_collection_hours()`,
    ]),
};
