import type { Migration } from './migration';
import { runStatements } from './statements';

/**
 * An invitation to an address whose account the inviting person may not know of: to them it is one that nobody has
 * answered yet. It is no account: nobody signs in to it, and no link leads to it.
 */
export const heldInvitations: Migration = {
  name: '0019-held-invitations',
  up: (db) =>
    runStatements(db, [
      `alter table users add column held boolean not null default false`,
      `drop index users_email`,
      `create unique index users_email on users (lower(email)) where archived_at is null and not held`,
    ]),
};
