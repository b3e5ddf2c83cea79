import type { Migration } from './migration';
import { runStatements } from './statements';

/** How many agencies and collections an office has that are not archived, kept by the database itself. */
export const rowCounts: Migration = {
  name: '0028-row-counts',
  up: (db) =>
    runStatements(db, [
      `create table row_counts (
        office_id uuid not null,
        list text not null,
        rows bigint not null,
        primary key (office_id, list)
      )`,
      `create function count_added_rows() returns trigger language plpgsql as
        $$ begin
          insert into row_counts (office_id, list, rows)
          select office_id, tg_table_name, count(*) from added where archived_at is null group by office_id
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$`,
      `create function count_changed_row() returns trigger language plpgsql as
        $$ begin
          insert into row_counts (office_id, list, rows)
          values (old.office_id, tg_table_name, case when tg_op = 'UPDATE' and new.archived_at is null then 1 else -1 end)
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$`,
      ...['agencies', 'collections'].flatMap((table) => [
        `create trigger ${table}_counted_when_added after insert on ${table} referencing new table as added
          for each statement execute function count_added_rows()`,
        `create trigger ${table}_counted_when_archived after update of archived_at on ${table} for each row
          when ((old.archived_at is null) <> (new.archived_at is null)) execute function count_changed_row()`,
        `create trigger ${table}_counted_when_deleted after delete on ${table} for each row
          when (old.archived_at is null) execute function count_changed_row()`,
        `insert into row_counts select office_id, '${table}', count(*) from ${table}
          where archived_at is null group by office_id`,
      ]),
    ]),
};
