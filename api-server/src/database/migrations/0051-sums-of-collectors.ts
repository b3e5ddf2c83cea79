import type { Migration } from './migration';
import { runStatements } from './statements';

const ADDED_TO_SUMS = `on conflict (office_id, collector_id, currency) do update
  set rows = collector_sums.rows + excluded.rows,
    collected_rows = collector_sums.collected_rows + excluded.collected_rows,
    scheduled_minor = collector_sums.scheduled_minor + excluded.scheduled_minor,
    collected_minor = collector_sums.collected_minor + excluded.collected_minor`;

/**
 * What the pick-ups of a collector come to in each currency, beside how many they are. Servers of the version before read
 * `collector_counts`, which is a view from here on.
 */
export const sumsOfCollectors: Migration = {
  name: '0051-sums-of-collectors',
  up: (db) =>
    runStatements(db, [
      `create table collector_sums (
        office_id uuid not null,
        collector_id uuid not null,
        currency text not null,
        rows bigint not null,
        collected_rows bigint not null,
        scheduled_minor numeric not null,
        collected_minor numeric not null,
        primary key (office_id, collector_id, currency)
      )`,
      // Always in one order: of two collectors whose pick-ups change hands one waits for the other.
      `create or replace function count_added_work() returns trigger language plpgsql as
        $$ begin
          insert into collector_sums
          select office_id, collector_id, currency, count(*), count(collected_minor), sum(scheduled_minor),
            coalesce(sum(collected_minor), 0)
          from added where archived_at is null
          group by office_id, collector_id, currency order by office_id, collector_id, currency
          ${ADDED_TO_SUMS};
          return null;
        end $$`,
      `create or replace function count_changed_work() returns trigger language plpgsql as
        $$ begin
          insert into collector_sums
          select office_id, collector_id, currency, sum(change), coalesce(sum(change) filter (where collected is not null), 0),
            sum(change * scheduled), coalesce(sum(change * collected), 0)
          from (
            select old.office_id, old.collector_id, old.currency, -1 as change, old.scheduled_minor as scheduled,
              old.collected_minor as collected
            where old.archived_at is null
            union all
            select new.office_id, new.collector_id, new.currency, 1, new.scheduled_minor, new.collected_minor
            where tg_op = 'UPDATE' and new.archived_at is null
          ) changes
          group by office_id, collector_id, currency order by office_id, collector_id, currency
          ${ADDED_TO_SUMS};
          return null;
        end $$`,
      `drop trigger collections_counted_for_their_collector_when_changed on collections`,
      `create trigger collections_counted_for_their_collector_when_changed
        after update of collector_id, currency, scheduled_minor, collected_minor, archived_at on collections for each row
        when ((old.collector_id, old.currency, old.scheduled_minor, old.collected_minor, old.archived_at is null)
          is distinct from (new.collector_id, new.currency, new.scheduled_minor, new.collected_minor, new.archived_at is null))
        execute function count_changed_work()`,
      `insert into collector_sums
        select office_id, collector_id, currency, count(*), count(collected_minor), sum(scheduled_minor),
          coalesce(sum(collected_minor), 0)
        from collections where archived_at is null group by office_id, collector_id, currency`,
      `drop table collector_counts`,
      `create view collector_counts as
        select office_id, collector_id, sum(rows)::bigint as total, sum(collected_rows)::bigint as collected
        from collector_sums group by office_id, collector_id`,
    ]),
};
