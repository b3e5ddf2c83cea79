import type { LanguageCode } from '@comptoir/api-contract/languages';
import { sql } from 'kysely';
import type { Caller, Person } from '../access/person';
import type { Connection } from '../database/database';
import { byKey } from '../database/fast';

export interface Account extends Person {
  passwordHash: string | null;
  timeZone: string | null;
}

export interface SessionHolder extends Caller {
  epoch: number;
  lastSeenAt: Date;
}

function people(connection: Connection) {
  return (
    connection
      .selectFrom('users')
      .leftJoin('offices', 'offices.id', 'users.officeId')
      .select(({ fn }) => [
        'users.id',
        'users.name',
        'users.email',
        'users.phone',
        'users.role',
        'users.officeId',
        'users.verified',
        'users.language',
        'users.platform',
        fn.coalesce('users.countryCode', 'offices.countryCode').as('countryCode'),
      ])
      .where('users.archivedAt', 'is', null)
      // Also null for a person without an office.
      .where('offices.archivedAt', 'is', null)
  );
}

function accounts(connection: Connection) {
  return people(connection).select(['users.passwordHash', 'offices.timeZone']);
}

function holders(connection: Connection) {
  return people(connection)
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .where('sessions.endedAt', 'is', null)
    .select(['sessions.id as sessionId', 'sessions.epoch', 'sessions.lastSeenAt'])
    .select(({ eb }) => eb('sessions.idToken', 'is not', null).$castTo<boolean>().as('sso'));
}

/** `email` in lower case. */
export function findAccountByEmail(connection: Connection, email: string): Promise<Account | undefined> {
  return accounts(connection)
    .where(({ fn }) => fn('lower', ['users.email']), '=', email)
    .where(sql<boolean>`not users.held`)
    .executeTakeFirst();
}

/** Undefined for a held account, which cannot sign in in any way. */
export function findAccount(connection: Connection, id: string): Promise<Account | undefined> {
  return accounts(connection)
    .where('users.id', '=', id)
    .where(sql<boolean>`not users.held`)
    .executeTakeFirst();
}

/** Account of a person who may sign in. */
export async function findActiveAccount(connection: Connection, id: string): Promise<Person | undefined> {
  return people(connection)
    .where('users.id', '=', id)
    .where('users.verified', '=', true)
    .where(sql<boolean>`not users.held`)
    .executeTakeFirst();
}

const holderOf = (connection: Connection, sessionId: string, id: string) =>
  holders(connection).where('sessions.id', '=', sessionId).where('users.id', '=', id).modifyEnd(byKey).compile();
let compiled: ReturnType<typeof holderOf> | undefined;

/** Uses primary keys only, since every request runs it. */
export async function findSessionHolder(
  connection: Connection,
  { sid, sub }: { sid: string; sub: string },
): Promise<SessionHolder | undefined> {
  // Runs on every request, so the SQL is compiled once.
  compiled ??= holderOf(connection, sid, sub);
  const { rows } = await connection.executeQuery<SessionHolder>({ ...compiled, parameters: [sid, sub] });
  return rows[0];
}

export async function findSessionHolders(
  connection: Connection,
  sessionIds: readonly string[],
): Promise<Map<string, SessionHolder>> {
  const found = await holders(connection)
    .where(sql<boolean>`sessions.id = any(${sessionIds}::uuid[])`)
    .execute();
  return new Map(found.map((holder) => [holder.sessionId, holder]));
}

/** A personal setting that does not change the version. */
export async function setLanguage(connection: Connection, id: string, language: LanguageCode): Promise<void> {
  await connection.updateTable('users').set({ language }).where('id', '=', id).execute();
}

/** Position by creation, including deleted people; constant, since ids are ordered by time. */
export async function countBefore(connection: Connection, id: string): Promise<number> {
  const { count } = await connection
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('id', '<', id)
    .executeTakeFirstOrThrow();
  return Number(count);
}
