import type { LanguageCode } from '@comptoir/api-contract/languages';
import { sql } from 'kysely';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import { byKey } from '../database/statement-marks';

/** A person with what proves and ends a session. */
export interface Account extends Person {
  passwordHash: string | null;
  /** Raised to end all sessions of the person. */
  sessionEpoch: number;
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
      'users.sessionEpoch',
      fn.coalesce('users.countryCode', 'offices.countryCode').as('countryCode'),
    ])
    .where('users.archivedAt', 'is', null);
}

/** The account of an address, in lower case. */
export function findAccountByEmail(connection: Connection, email: string): Promise<Account | undefined> {
  return accounts(connection)
    .where(({ fn }) => fn('lower', ['users.email']), '=', email)
    .executeTakeFirst();
}

const accountOf = (connection: Connection, id: string) =>
  accounts(connection).where('users.id', '=', id).modifyEnd(byKey).compile();
let compiled: ReturnType<typeof accountOf> | undefined;

export async function findAccount(connection: Connection, id: string): Promise<Account | undefined> {
  // Every request asks for it: its text is made once.
  compiled ??= accountOf(connection, id);
  const { rows } = await connection.executeQuery<Account>({ ...compiled, parameters: [id] });
  return rows[0];
}

export async function findAccounts(connection: Connection, ids: readonly string[]): Promise<Map<string, Account>> {
  const found = await accounts(connection)
    .where(sql<boolean>`users.id = any(${ids}::uuid[])`)
    .execute();
  return new Map(found.map((account) => [account.id, account]));
}

/** Keeps the language that a person chose. It is no part of the record that others change: its version stays. */
export async function setLanguage(connection: Connection, id: string, language: LanguageCode): Promise<void> {
  await connection.updateTable('users').set({ language }).where('id', '=', id).execute();
}
