import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * One row for each sign-in, which a token names and which ends on the server. It takes the place of
 * `users.session_epoch`: the column stays for servers of the version before, and nothing reads it any more.
 */
export const sessionRecords: Migration = {
  name: '0017-session-records',
  up: (db) =>
    runStatements(db, [
      // epoch: raised when the session goes on with a new token, and the one before ends
      `create table sessions (
        id uuid primary key,
        user_id uuid not null references users (id),
        epoch int not null default 0,
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        address text not null,
        user_agent text not null,
        ended_at timestamptz,
        end_reason text,
        check ((ended_at is null) = (end_reason is null))
      )`,
      `create index sessions_by_user on sessions (user_id, created_at)`,
      `create index sessions_by_age on sessions (created_at)`,
      // Whoever and whatever changes where a person works, and as what: nobody goes on with what the page thinks they are.
      `create function end_sessions_of_moved() returns trigger language plpgsql as
        $$ begin
          update sessions set ended_at = now(), end_reason = 'MOVED' where user_id = new.id and ended_at is null;
          return null;
        end $$`,
      `create trigger users_moved after update of role, office_id, country_code on users for each row
        when (old.role is distinct from new.role or old.office_id is distinct from new.office_id
          or old.country_code is distinct from new.country_code)
        execute function end_sessions_of_moved()`,
    ]),
};
