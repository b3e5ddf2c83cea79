import { sql } from 'kysely';
import { createHash, randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations';
import type { Connection, WriteTransaction } from '../database/database';

export type TokenPurpose = 'INVITATION' | 'RESET';

/** How long a token works, in milliseconds: an invitation 7 days, a reset 1 hour. */
export const LIFETIMES_MS: Record<TokenPurpose, number> = { INVITATION: 7 * DAY_MS, RESET: HOUR_MS };

/** How many resets an account is mailed within the lifetime of one. */
export const RESETS_PER_HOUR = 3;
/** How far apart they are, in milliseconds. */
const RESET_PAUSE_MS = 5 * MINUTE_MS;

/**
 * Makes a token that works once. An invitation takes the place of the one before; a reset that anybody may ask for does
 * not, or a stranger could keep a person from ever using one. It has the outer form of a JWT,
 * so that the page can greet by email address; what makes it hard to guess are its 32 random bytes.
 */
export async function issueToken(
  transaction: WriteTransaction,
  purpose: TokenPurpose,
  user: { id: string; email: string },
): Promise<{ token: string; expiresAt: Date }> {
  const expiresAt = new Date(Date.now() + LIFETIMES_MS[purpose]);
  const claims = { email: user.email, exp: Math.floor(expiresAt.getTime() / 1000) };
  const parts = [encode({ alg: 'none', typ: 'JWT' }), encode(claims), randomBytes(32).toString('base64url')];
  const token = parts.join('.');
  if (purpose === 'INVITATION') await deleteTokens(transaction, user.id, purpose);
  await transaction
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashOf(token), purpose, userId: user.id, expiresAt })
    .execute();
  return { token, expiresAt };
}

/** Whether one more reset may be mailed: not while one is on its way, and a few an hour. */
export async function mayReset(transaction: WriteTransaction, userId: string): Promise<boolean> {
  const { count, last } = await transaction
    .selectFrom('oneTimeTokens')
    .select(({ fn }) => [sql<number>`count(*)::int`.as('count'), fn.max('createdAt').as('last')])
    .where('userId', '=', userId)
    .where('purpose', '=', 'RESET')
    .where('createdAt', '>', new Date(Date.now() - LIFETIMES_MS.RESET))
    .executeTakeFirstOrThrow();
  return count < RESETS_PER_HOUR && (!last || Date.now() - last.getTime() > RESET_PAUSE_MS);
}

/** Ends tokens that a person was mailed: those for a purpose, or all. */
export async function deleteTokens(
  transaction: WriteTransaction,
  userId: string,
  purpose?: TokenPurpose,
): Promise<void> {
  await transaction
    .deleteFrom('oneTimeTokens')
    .where('userId', '=', userId)
    .$if(purpose !== undefined, (tokens) => tokens.where('purpose', '=', purpose ?? 'RESET'))
    .execute();
}

/** The user of a token that would work now. */
export async function findOwner(
  connection: Connection,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const found = await connection
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return found?.userId;
}

/** The user of a token, which is used up by this; nobody when it is unknown, used or expired. */
export async function useToken(
  transaction: WriteTransaction,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const used = await transaction
    .updateTable('oneTimeTokens')
    .set({ usedAt: new Date() })
    .where('tokenHash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .returning('userId')
    .executeTakeFirst();
  return used?.userId;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
