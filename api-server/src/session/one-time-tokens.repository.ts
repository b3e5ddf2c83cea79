import { createHash, randomBytes } from 'node:crypto';
import type { WriteTransaction } from '../database/database';

export type TokenPurpose = 'INVITATION' | 'RESET';

/** How long a token works, in milliseconds: an invitation 7 days, a reset 1 hour. */
const LIFETIMES: Record<TokenPurpose, number> = { INVITATION: 7 * 24 * 60 * 60 * 1000, RESET: 60 * 60 * 1000 };

/**
 * Makes a token that works once, in place of those that the person had for the purpose. It has the outer form of a JWT,
 * so that the page can greet by email address; what makes it hard to guess are its 32 random bytes.
 */
export async function issueToken(
  transaction: WriteTransaction,
  purpose: TokenPurpose,
  user: { id: string; email: string },
): Promise<string> {
  const expiresAt = new Date(Date.now() + LIFETIMES[purpose]);
  const claims = { email: user.email, exp: Math.floor(expiresAt.getTime() / 1000) };
  const parts = [encode({ alg: 'none', typ: 'JWT' }), encode(claims), randomBytes(32).toString('base64url')];
  const token = parts.join('.');
  await transaction.deleteFrom('oneTimeTokens').where('userId', '=', user.id).where('purpose', '=', purpose).execute();
  await transaction
    .insertInto('oneTimeTokens')
    .values({ tokenHash: hashOf(token), purpose, userId: user.id, expiresAt })
    .execute();
  return token;
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
