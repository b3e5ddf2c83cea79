import { chained } from './append-only';
import type { Migration } from './migration';
import { runStatements } from './statements';

/** The security events are chained as well; what is too old to be kept leaves at the beginning of a chain. */
export const securityChain: Migration = {
  name: '0020-security-chain',
  up: (db) =>
    runStatements(db, [
      // Nobody else sees the table unguarded: the lock lasts until the step is done.
      `alter table security_events disable trigger security_events_append_only`,
      ...chained('security_events', 'at, id'),
      `alter table security_events enable trigger security_events_append_only`,
    ]),
};
