import type { Migration } from './migration';
import { runStatements } from './statements';

/** How many pick-ups a collector has that are not archived, and of how many an amount is recorded, kept by the database itself. */
export const workOfCollectors: Migration = {
  name: '0047-work-of-collectors',
  up: (db) =>
    runStatements(db, [
      `create table collector_counts (
        office_id uuid not null,
        collector_id uuid not null,
        total bigint not null,
        collected bigint not null,
        primary key (office_id, collector_id)
      )`,
      // Always in one order: of two collectors whose pick-ups change hands one waits for the other.
      `create function count_added_work() returns trigger language plpgsql as
        $$ begin
          insert into collector_counts (office_id, collector_id, total, collected)
          select office_id, collector_id, count(*), count(collected_minor) from added
          where archived_at is null group by office_id, collector_id order by office_id, collector_id
          on conflict (office_id, collector_id) do update
            set total = collector_counts.total + excluded.total, collected = collector_counts.collected + excluded.collected;
          return null;
        end $$`,
      `create function count_changed_work() returns trigger language plpgsql as
        $$ begin
          insert into collector_counts (office_id, collector_id, total, collected)
          select office_id, collector_id, sum(change), coalesce(sum(change) filter (where recorded), 0) from (
            select old.office_id, old.collector_id, -1 as change, old.collected_minor is not null as recorded
            where old.archived_at is null
            union all
            select new.office_id, new.collector_id, 1, new.collected_minor is not null
            where tg_op = 'UPDATE' and new.archived_at is null
          ) changes
          group by office_id, collector_id order by office_id, collector_id
          on conflict (office_id, collector_id) do update
            set total = collector_counts.total + excluded.total, collected = collector_counts.collected + excluded.collected;
          return null;
        end $$`,
      `create trigger collections_counted_for_their_collector_when_added after insert on collections
        referencing new table as added for each statement execute function count_added_work()`,
      `create trigger collections_counted_for_their_collector_when_changed
        after update of collector_id, collected_minor, archived_at on collections for each row
        when (old.collector_id <> new.collector_id
          or (old.collected_minor is null) <> (new.collected_minor is null)
          or (old.archived_at is null) <> (new.archived_at is null))
        execute function count_changed_work()`,
      `create trigger collections_counted_for_their_collector_when_deleted after delete on collections for each row
        when (old.archived_at is null) execute function count_changed_work()`,
      `insert into collector_counts select office_id, collector_id, count(*), count(collected_minor) from collections
        where archived_at is null group by office_id, collector_id`,
    ]),
};
