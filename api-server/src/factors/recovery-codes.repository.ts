import { RECOVERY_CODES } from '@comptoir/api-contract/factors';
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';
import { hashOfSecret } from '../session/secret-hash';

/** Without characters that look alike. */
const CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 6;
const GROUP_LENGTH = 4;

/** Replaces all codes. They have 120 random bits, which no guess finds, so a fast hash protects them. */
export async function makeRecoveryCodes(transaction: WriteTransaction, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, newCode);
  await deleteRecoveryCodes(transaction, userId);
  await transaction
    .insertInto('recoveryCodes')
    .values(codes.map((code) => ({ userId, codeHash: hashOfSecret(code.replaceAll('-', '')) })))
    .execute();
  return codes;
}

/** False for an unknown or used code; `code` without dashes. */
export async function useRecoveryCode(transaction: WriteTransaction, userId: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recoveryCodes')
    .set({ usedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('codeHash', '=', hashOfSecret(code))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countRecoveryCodes(connection: Connection, userId: string): Promise<number> {
  const { count } = await connection
    .selectFrom('recoveryCodes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteRecoveryCodes(transaction: WriteTransaction, userId: string): Promise<void> {
  await transaction.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

function newCode(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}
