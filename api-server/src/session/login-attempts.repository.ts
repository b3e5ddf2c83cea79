import { v7 as newId } from 'uuid';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { refusedFor } from '../api-error';

/** Failed attempts that one address may have within the window, and that one account may have without a delay. */
const LIMIT = 10;
/** In seconds. */
const WINDOW_SECONDS = 15 * 60;
/** The first delay of an account that many guess at, and the longest; it doubles in between. Milliseconds. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 8_000;

const recently = sql<Date>`now() - make_interval(secs => ${WINDOW_SECONDS})`;

/**
 * Counts an attempt to sign in before the password is looked at, so that no more than the limit are ever under way
 * together. Guessing ends for an address, and with it for an account from there; for an account it only becomes slow,
 * or anybody could lock anybody out. Answers the milliseconds that this attempt has to wait.
 *
 * @throws {ApiError} 429 when the address has failed too often
 */
export async function countAttempt(connection: Connection, account: string, address: string): Promise<number> {
  const id = newId();
  await connection.insertInto('loginAttempts').values({ id, account, address }).execute();
  const wait = await secondsToWait(connection, address);
  if (wait === undefined) return delayOf((await attemptsOf(connection, account)) - 1);
  await connection.deleteFrom('loginAttempts').where('id', '=', id).execute();
  throw refusedFor(wait, 'too-many-sign-ins');
}

/** Counts a guess at something, or a request that is allowed as rarely, wherever it comes from. */
export async function countGuess(connection: Connection, what: string): Promise<'few' | 'too many'> {
  await connection.insertInto('loginAttempts').values({ id: newId(), account: what, address: what }).execute();
  return (await attemptsOf(connection, what)) > LIMIT ? 'too many' : 'few';
}

function delayOf(failures: number): number {
  return failures < LIMIT ? 0 : Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.min(failures - LIMIT, 10));
}

async function attemptsOf(connection: Connection, account: string): Promise<number> {
  const { count } = await connection
    .selectFrom('loginAttempts')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account', '=', account)
    .where('attemptedAt', '>', recently)
    .executeTakeFirstOrThrow();
  return count;
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

/** Seconds until the attempt leaves the window that makes room for one more of an address. */
async function secondsToWait(connection: Connection, address: string): Promise<number | undefined> {
  const beyond = await connection
    .selectFrom('loginAttempts')
    .select(sql<number>`ceil(${WINDOW_SECONDS} - extract(epoch from now() - attempted_at))::int`.as('wait'))
    .where('address', '=', address)
    .where('attemptedAt', '>', recently)
    .orderBy('attemptedAt', 'desc')
    .offset(LIMIT)
    .limit(1)
    .executeTakeFirst();
  return beyond && Math.max(1, beyond.wait);
}
