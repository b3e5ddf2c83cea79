import type { Migration } from './migration';
import { runStatements } from './statements';

/** What was decided of published versions of remotes while they ran: the last word on each. */
export const remoteDecisions: Migration = {
  name: '0023-remote-decisions',
  up: (db) =>
    runStatements(db, [
      `create table remote_decisions (
        remote text not null,
        version text not null,
        decision text not null check (decision in ('demoted', 'kept', 'share')),
        share double precision check (share between 0 and 100),
        reason text not null,
        at timestamptz not null default now(),
        primary key (remote, version)
      )`,
    ]),
};
