import type { LanguageCode } from '@comptoir/api-contract/languages';
import { sql } from 'kysely';
import type { Caller, Person } from '../access/person';
import type { Connection } from '../database/database';
import { byKey } from '../database/statement-marks';

/** A person with what proves who it is. */
export interface Account extends Person {
  passwordHash: string | null;
}

/** An account with a session of it. */
export interface SessionHolder extends Account, Caller {
  /** Of the newest token of the session. */
  epoch: number;
  /** Seconds since the session was last seen. */
  idle: number;
  hasEnded: boolean;
}

function accounts(connection: Connection) {
  return connection
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
      'users.passwordHash',
      fn.coalesce('users.countryCode', 'offices.countryCode').as('countryCode'),
    ])
    .where('users.archivedAt', 'is', null);
}

function holders(connection: Connection) {
  return accounts(connection)
    .innerJoin('sessions', 'sessions.userId', 'users.id')
    .select([
      'sessions.id as sessionId',
      'sessions.epoch',
      sql<number>`extract(epoch from now() - sessions.last_seen_at)::float8`.as('idle'),
      sql<boolean>`sessions.ended_at is not null`.as('hasEnded'),
    ]);
}

/** The account of an address, in lower case. */
export function findAccountByEmail(connection: Connection, email: string): Promise<Account | undefined> {
  return accounts(connection)
    .where(({ fn }) => fn('lower', ['users.email']), '=', email)
    .where(sql<boolean>`not users.held`)
    .executeTakeFirst();
}

export function findAccount(connection: Connection, id: string): Promise<Account | undefined> {
  return accounts(connection).where('users.id', '=', id).executeTakeFirst();
}

const holderOf = (connection: Connection, sessionId: string) =>
  holders(connection).where('sessions.id', '=', sessionId).modifyEnd(byKey).compile();
let compiled: ReturnType<typeof holderOf> | undefined;

/** Whose session it is, also of one that has ended. */
export async function findSessionHolder(connection: Connection, sessionId: string): Promise<SessionHolder | undefined> {
  // Every request asks for it: its text is made once.
  compiled ??= holderOf(connection, sessionId);
  const { rows } = await connection.executeQuery<SessionHolder>({ ...compiled, parameters: [sessionId] });
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

/** Keeps the language that a person chose. It is no part of the record that others change: its version stays. */
export async function setLanguage(connection: Connection, id: string, language: LanguageCode): Promise<void> {
  await connection.updateTable('users').set({ language }).where('id', '=', id).execute();
}
