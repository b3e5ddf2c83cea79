import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, WriteTransaction } from './connection';
import { sqlState } from './sql-state';

/** Serialization failure and deadlock. */
const RETRYABLE = new Set(['40001', '40P01']);
const ATTEMPTS = 10;

/** Retries on conflicts, so `work` must have no effects besides SQL. */
export async function inTransaction<Result>(
  connection: Connection,
  work: (transaction: WriteTransaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await connection.transaction().execute(work);
    } catch (error) {
      if (attempt >= ATTEMPTS || !RETRYABLE.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * 2 ** attempt);
    }
  }
}
