import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

export interface Identity {
  issuer: string;
  subject: string;
}

/** Account of an identity, and notes its use; also of an account that is no longer active. */
export async function useIdentity(
  transaction: WriteTransaction,
  { issuer, subject }: Identity,
): Promise<string | undefined> {
  const found = await transaction
    .updateTable('ssoIdentities')
    .set({ lastUsedAt: sql<Date>`now()` })
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .returning('userId')
    .executeTakeFirst();
  return found?.userId;
}

export async function hasIdentity(connection: Connection, issuer: string, userId: string): Promise<boolean> {
  const found = await connection
    .selectFrom('ssoIdentities')
    .select('subject')
    .where('issuer', '=', issuer)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
}

/** An identity of an account that is no longer active moves to the new account of its person. */
export async function linkIdentity(
  transaction: WriteTransaction,
  { issuer, subject }: Identity,
  userId: string,
): Promise<void> {
  await transaction
    .insertInto('ssoIdentities')
    .values({ issuer, subject, userId, lastUsedAt: sql<Date>`now()` })
    .onConflict((known) => known.columns(['issuer', 'subject']).doUpdateSet({ userId }))
    .execute();
}

export async function wasDeactivated(connection: Connection, email: string): Promise<boolean> {
  const found = await connection
    .selectFrom('users')
    .select('id')
    .where(({ fn }) => fn('lower', ['email']), '=', email)
    .where('archivedAt', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Offices with the id or, regardless of case, the name. */
export async function findOfficesCalled(connection: Connection, text: string): Promise<string[]> {
  const rows = await connection
    .selectFrom('offices')
    .select('id')
    .where(sql<boolean>`(id::text = lower(${text}) or lower(name) = lower(${text}))`)
    .where('archivedAt', 'is', null)
    .limit(2)
    .execute();
  return rows.map(({ id }) => id);
}

/** The person needs no invitation any more. */
export async function setVerified(transaction: WriteTransaction, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ verified: true, version: sql`version + 1` })
    .where('id', '=', userId)
    .execute();
}
