import { v7 as newId } from 'uuid';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { refusedFor } from '../api-error';

/** Failed attempts per address, which is a network of `networkOf`, and undelayed attempts per account. */
const LIMIT = 10;
const WINDOW_SECONDS = 15 * 60;
/** Delays of a guessed account, doubling. */
const FIRST_DELAY_MS = 100;
const LONGEST_DELAY_MS = 8_000;

const recently = sql<Date>`now() - make_interval(secs => ${WINDOW_SECONDS})`;

/**
 * Counts an attempt before verification, so that concurrent ones cannot exceed the limit. Addresses are blocked;
 * accounts are only delayed, so that nobody can lock others out. Returns the delay in milliseconds.
 *
 * @throws {ApiError} 429 if the address failed too often
 */
export async function countAttempt(connection: Connection, account: string, address: string): Promise<number> {
  await countGuess(connection, { account, address }, 'too-many-sign-ins');
  return delayOf((await attemptsOf(connection, account)) - 1);
}

/**
 * Counts a guess before it is checked. Returns a function that takes it back if it was right.
 *
 * @throws {ApiError} 429 if the address guessed wrong too often
 */
export async function countGuess(
  connection: Connection,
  by: { account: string; address: string },
  refusal: 'too-many-sign-ins' | 'too-many-checks',
): Promise<() => Promise<void>> {
  const id = newId();
  const takeBack = async () => {
    await connection.deleteFrom('loginAttempts').where('id', '=', id).execute();
  };
  await connection
    .insertInto('loginAttempts')
    .values({ id, ...by })
    .execute();
  const wait = await secondsToWait(connection, by.address);
  if (wait === undefined) return takeBack;
  await takeBack();
  throw refusedFor(wait, refusal);
}

export async function countRateLimited(connection: Connection, what: string): Promise<'few' | 'too many'> {
  await connection.insertInto('loginAttempts').values({ id: newId(), account: what, address: what }).execute();
  return (await attemptsOf(connection, what)) > LIMIT ? 'too many' : 'few';
}

/**
 * Counts a guess at a step that only the owner of the account should reach. The account is blocked; further guesses do
 * not prolong it.
 *
 * @throws {ApiError} 429 after ten guesses in 15 minutes
 */
export async function countLimitedGuess(connection: Connection, what: string): Promise<void> {
  const id = newId();
  await connection.insertInto('loginAttempts').values({ id, account: what, address: what }).execute();
  if ((await attemptsOf(connection, what)) <= LIMIT) return;
  await connection.deleteFrom('loginAttempts').where('id', '=', id).execute();
  throw refusedFor(WINDOW_SECONDS, 'too-many-sign-ins');
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

/** On success clears failures of the account. */
export async function clearAttempts(connection: Connection, account: string): Promise<void> {
  await connection.deleteFrom('loginAttempts').where('account', '=', account).execute();
}

/** Returns the number of rows. */
export async function removeOldAttempts(connection: Connection): Promise<bigint> {
  const { numDeletedRows } = await connection
    .deleteFrom('loginAttempts')
    .where('attemptedAt', '<', recently)
    .executeTakeFirst();
  return numDeletedRows;
}

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
