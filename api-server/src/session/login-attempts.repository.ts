import { v7 as newId } from 'uuid';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { tooMany } from '../http/api-error';

/** Failed sign-ins that one account or one address may have within the window. */
const LIMIT = 10;
/** In seconds. */
const WINDOW = 15 * 60;

const recently = sql<Date>`now() - make_interval(secs => ${WINDOW})`;

/**
 * Counts an attempt to sign in before the password is looked at, so that no more than the limit are ever under way
 * together. Answers the attempt's id.
 *
 * @throws {ApiError} 429 when the account or the address has failed too often
 */
export async function countAttempt(connection: Connection, account: string, address: string): Promise<string> {
  const id = newId();
  await connection.insertInto('loginAttempts').values({ id, account, address }).execute();
  const wait = await secondsToWait(connection, account, address);
  if (wait === undefined) return id;
  await connection.deleteFrom('loginAttempts').where('id', '=', id).execute();
  throw tooMany('Too many failed sign-ins. Please try again later.', wait);
}

/** A sign-in that succeeded clears what its account failed before, and does not count for its address. */
export async function forgetAttempts(connection: Connection, account: string): Promise<void> {
  await connection.deleteFrom('loginAttempts').where('account', '=', account).execute();
}

/** Removes what no longer counts. Answers how many rows that were. */
export async function removeOldAttempts(connection: Connection): Promise<bigint> {
  const { numDeletedRows } = await connection
    .deleteFrom('loginAttempts')
    .where('attemptedAt', '<', recently)
    .executeTakeFirst();
  return numDeletedRows;
}

async function secondsToWait(connection: Connection, account: string, address: string): Promise<number | undefined> {
  const [byAccount, byAddress] = [await overLimit('account', account), await overLimit('address', address)];
  const waits = [byAccount, byAddress].filter((wait) => wait !== undefined);
  return waits.length > 0 ? Math.max(...waits) : undefined;

  /** Seconds until the attempt leaves the window that makes room for one more. */
  async function overLimit(column: 'account' | 'address', value: string): Promise<number | undefined> {
    const beyond = await connection
      .selectFrom('loginAttempts')
      .select(sql<number>`ceil(${WINDOW} - extract(epoch from now() - attempted_at))::int`.as('wait'))
      .where(column, '=', value)
      .where('attemptedAt', '>', recently)
      .orderBy('attemptedAt', 'desc')
      .offset(LIMIT)
      .limit(1)
      .executeTakeFirst();
    return beyond && Math.max(1, beyond.wait);
  }
}
