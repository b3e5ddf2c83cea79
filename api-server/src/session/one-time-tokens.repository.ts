import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/durations';
import type { Connection, WriteTransaction } from '../database/database';
import { hashOfSecret } from './secret-hash';

export type TokenPurpose = 'INVITATION' | 'RESET';

/** Invitation 7 days, reset 1 hour. */
export const LIFETIMES_MS: Record<TokenPurpose, number> = { INVITATION: 7 * DAY_MS, RESET: HOUR_MS };

export const RESETS_PER_HOUR = 3;
const RESET_PAUSE_MS = 5 * MINUTE_MS;

/**
 * Creates a single-use token. An invitation replaces earlier ones; a reset does not, so that others cannot
 * invalidate it. JWT-shaped, so that the page can show the email; its secret is 32 random bytes.
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
    .values({ tokenHash: hashOfSecret(token), purpose, userId: user.id, expiresAt })
    .execute();
  return { token, expiresAt };
}

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

export async function findOwner(
  connection: Connection,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const found = await connection
    .selectFrom('oneTimeTokens')
    .select('userId')
    .where('tokenHash', '=', hashOfSecret(token))
    .where('purpose', '=', purpose)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', new Date())
    .executeTakeFirst();
  return found?.userId;
}

/** Consumes a token; undefined if unknown, used or expired. */
export async function useToken(
  transaction: WriteTransaction,
  purpose: TokenPurpose,
  token: string,
): Promise<string | undefined> {
  const used = await transaction
    .updateTable('oneTimeTokens')
    .set({ usedAt: new Date() })
    .where('tokenHash', '=', hashOfSecret(token))
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
