import type { Migration } from './migration';
import { runStatements } from './statements';

/** How many people of each role an office has is kept as it is of its other lists, under `users <role>`. */
export const peopleOfOffices: Migration = {
  name: '0048-people-of-offices',
  up: (db) =>
    runStatements(db, [
      `create function count_changed_person() returns trigger language plpgsql as
        $$ begin
          insert into row_counts (office_id, list, rows)
          select office_id, 'users ' || role, sum(change) from (
            select old.office_id, old.role, -1 as change where tg_op <> 'INSERT' and old.archived_at is null
            union all
            select new.office_id, new.role, 1 where tg_op <> 'DELETE' and new.archived_at is null
          ) changes
          where office_id is not null group by office_id, role order by office_id, role
          on conflict (office_id, list) do update set rows = row_counts.rows + excluded.rows;
          return null;
        end $$`,
      `create trigger users_counted_when_added_or_deleted after insert or delete on users for each row
        execute function count_changed_person()`,
      `create trigger users_counted_when_changed after update of office_id, role, archived_at on users for each row
        when (old.office_id is distinct from new.office_id or old.role <> new.role
          or (old.archived_at is null) <> (new.archived_at is null))
        execute function count_changed_person()`,
      `insert into row_counts select office_id, 'users ' || role, count(*) from users
        where archived_at is null and office_id is not null group by office_id, role`,
    ]),
};
