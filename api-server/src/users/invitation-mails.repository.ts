import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { refusedFor } from '../api-error';
import type { WriteTransaction } from '../database/database';
import { RESETS_PER_HOUR } from '../session/one-time-tokens.repository';

const HOUR_SECONDS = 3600;
const anHourAgo = sql<Date>`now() - make_interval(secs => ${HOUR_SECONDS})`;

/**
 * Rate limit per address over all accounts and senders.
 *
 * @throws {ApiError} 429 above the limit of an hour
 */
export async function countInvitation(transaction: WriteTransaction, email: string): Promise<void> {
  const addressHash = createHash('sha256').update(email).digest('base64url');
  await transaction.insertInto('invitationMails').values({ addressHash }).execute();
  const { count, wait } = await transaction
    .selectFrom('invitationMails')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<number>`ceil(${HOUR_SECONDS} - extract(epoch from now() - min(sent_at)))::int`.as('wait'),
    ])
    .where('addressHash', '=', addressHash)
    .where('sentAt', '>', anHourAgo)
    .executeTakeFirstOrThrow();
  if (count > RESETS_PER_HOUR) throw refusedFor(Math.max(1, wait), 'too-many-invitations');
}

export async function removeOldInvitationMails(transaction: WriteTransaction): Promise<void> {
  await transaction.deleteFrom('invitationMails').where('sentAt', '<', anHourAgo).execute();
}
