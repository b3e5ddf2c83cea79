import type { Migration } from './migration';
import { runStatements } from './statements';

/** Which versions of remotes could not be shown, and why: one row for each version and reason. */
export const remoteFailures: Migration = {
  name: '0010-remote-failures',
  up: (db) =>
    runStatements(db, [
      `create table remote_failures (
        remote text not null,
        version text not null,
        reason text not null,
        first_at timestamptz not null default now(),
        last_at timestamptz not null default now(),
        reports int not null default 1,
        primary key (remote, version, reason)
      )`,
    ]),
};
