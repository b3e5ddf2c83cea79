import type { Migration } from './migration';
import { runStatements } from './statements';

/** An office that is closed takes no entry, also when it is closed at the same moment. */
export const closedOffices: Migration = {
  name: '0014-closed-offices',
  up: (db) =>
    runStatements(db, [
      // Closing an office locks its row: one of the two waits here, and sees what the other has done.
      `create function refuse_closed_office() returns trigger language plpgsql as
        $$ begin
          if exists (
            select from (
              select archived_at from offices where id in (select office_id from booked) for key share
            ) office where archived_at is not null
          ) then
            raise exception 'A closed office takes no entry'
              using errcode = 'restrict_violation', constraint = 'journal_entries_open_office';
          end if;
          return null;
        end $$`,
      `create trigger journal_entries_open_office after insert on journal_entries
        referencing new table as booked for each statement execute function refuse_closed_office()`,
    ]),
};
