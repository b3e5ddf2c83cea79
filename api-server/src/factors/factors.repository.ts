import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Connection, WriteTransaction } from '../database/database';
import type { FactorsTable } from '../database/tables/factors';
import type { SecretCipher } from './secret-cipher';

export type FactorRow = Selectable<FactorsTable>;

/** Oldest first. */
export function findFactors(connection: Connection, userId: string): Promise<FactorRow[]> {
  return connection.selectFrom('factors').selectAll().where('userId', '=', userId).orderBy('id').execute();
}

export async function hasFactor(connection: Connection, userId: string): Promise<boolean> {
  const found = await connection
    .selectFrom('factors')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Serialises changes of the factors of a person. */
export async function lockFactors(transaction: WriteTransaction, userId: string): Promise<FactorRow[]> {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  return findFactors(transaction, userId);
}

/** `step` of the code that confirmed the app, which is not accepted again. */
export async function addApp(
  transaction: WriteTransaction,
  { userId, secret, step }: { userId: string; secret: string; step: number },
): Promise<void> {
  await transaction
    .insertInto('factors')
    .values({ id: newId(), userId, kind: 'TOTP', secret, counter: BigInt(step), credentialId: null, publicKey: null })
    .execute();
}

/** False if a code of this step or a later one was accepted before. */
export async function acceptStep(transaction: WriteTransaction, id: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('factors')
    .set({ counter: BigInt(step), lastUsedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('counter', '<', BigInt(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function addKey(
  transaction: WriteTransaction,
  key: { userId: string; credentialId: string; publicKey: string; counter: number; name: string },
): Promise<void> {
  await transaction
    .insertInto('factors')
    .values({ ...key, id: newId(), kind: 'PASSKEY', secret: null, counter: BigInt(key.counter) })
    .execute();
}

export function findKey(connection: Connection, credentialId: string): Promise<FactorRow | undefined> {
  return connection.selectFrom('factors').selectAll().where('credentialId', '=', credentialId).executeTakeFirst();
}

/** False if the passkey was used meanwhile; many passkeys count nothing and stay at 0. */
export async function acceptCounter(transaction: WriteTransaction, key: FactorRow, counter: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('factors')
    .set({ counter: BigInt(counter), lastUsedAt: sql<Date>`now()` })
    .where('id', '=', key.id)
    .where('counter', '=', key.counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteFactor(transaction: WriteTransaction, id: string): Promise<void> {
  await transaction.deleteFrom('factors').where('id', '=', id).execute();
}

/** First sign-in of a person under a policy that requires a second step. */
export async function markFactorsRequired(connection: Connection, userId: string): Promise<Date> {
  const { factorsAskedAt } = await connection
    .updateTable('users')
    .set({ factorsAskedAt: sql<Date>`coalesce(factors_asked_at, now())` })
    .where('id', '=', userId)
    .returning('factorsAskedAt')
    .executeTakeFirstOrThrow();
  return factorsAskedAt ?? new Date();
}

export async function findFactorsRequiredAt(connection: Connection, userId: string): Promise<Date | null> {
  const found = await connection
    .selectFrom('users')
    .select('factorsAskedAt')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.factorsAskedAt ?? null;
}

/**
 * Seals secrets of former keys with the current one, so that a former key can be forgotten. Returns the number of those
 * that no known key opens.
 */
export async function resealSecrets(connection: Connection, cipher: SecretCipher): Promise<number> {
  const rows = await connection.selectFrom('factors').select(['id', 'userId', 'secret']).execute();
  let unreadable = 0;
  for (const { id, userId, secret } of rows) {
    if (secret === null || !cipher.usesFormerKey(secret)) continue;
    const opened = cipher.decrypt(secret, userId);
    if (opened === undefined) {
      unreadable++;
      continue;
    }
    const sealed = cipher.encrypt(opened, userId);
    await connection.updateTable('factors').set({ secret: sealed }).where('id', '=', id).execute();
  }
  return unreadable;
}
