import type { Migration } from './migration';
import { runStatements } from './statements';

/** When an address was last mailed invitations, whatever became of the account: a mailbox is not to be flooded. */
export const invitationMails: Migration = {
  name: '0065-invitation-mails',
  up: (db) =>
    runStatements(db, [
      `create table invitation_mails (
        address_hash text not null,
        sent_at timestamptz not null default now()
      )`,
      `create index invitation_mails_by_address on invitation_mails (address_hash, sent_at)`,
    ]),
};
