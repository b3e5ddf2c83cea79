import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { WriteTransaction } from '../database/database';
import { unawaited } from '../database/statement-marks';
import type { Answer } from './answer';
import { conflict } from './api-error';

/** Longest `Idempotency-Key`, in characters. */
export const IDEMPOTENCY_KEY_LIMIT = 200;
const REUSED = 'This Idempotency-Key was used for another request. Send a new key with a new request.';

/** One request of one person, told apart from a repetition of it. */
export interface KeyedRequest {
  actor: string;
  key: string;
  operation: string;
  requestHash: string;
}

/** The keyed request of a POST or a PATCH; nothing when the client sent no `Idempotency-Key`. */
export function keyedRequest(request: FastifyRequest, operation: string, actor: string): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if ((request.method !== 'POST' && request.method !== 'PATCH') || typeof key !== 'string') return undefined;
  const content = JSON.stringify([operation, request.params, request.query, request.body]);
  return { actor, key, operation, requestHash: createHash('sha256').update(content).digest('hex') };
}

/**
 * Runs `work` once for all requests with one key: its answer is kept in the same transaction, and a repetition gets it
 * again. A repetition that arrives while the first still runs waits for it, on the unique row that the first inserted.
 *
 * @throws {ApiError} 409 when the key was used with another request
 */
export async function once(
  transaction: WriteTransaction,
  keyed: KeyedRequest | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!keyed) return work();
  const inserted = await transaction
    .insertInto('idempotencyKeys')
    .values({ ...keyed, status: null, etag: null, body: null })
    .onConflict((duplicate) => duplicate.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return firstAnswer(transaction, keyed);
  const answer = await work();
  await transaction
    .updateTable('idempotencyKeys')
    .set({ status: answer.status, etag: answer.etag, body: answer.body })
    .where('actor', '=', keyed.actor)
    .where('key', '=', keyed.key)
    .modifyEnd(unawaited)
    .execute();
  return answer;
}

async function firstAnswer(transaction: WriteTransaction, keyed: KeyedRequest): Promise<Answer> {
  const first = await transaction
    .selectFrom('idempotencyKeys')
    .select(['operation', 'requestHash', 'status', 'etag', 'body'])
    .where('actor', '=', keyed.actor)
    .where('key', '=', keyed.key)
    .executeTakeFirstOrThrow();
  if (first.requestHash !== keyed.requestHash || first.status === null) throw conflict(REUSED);
  return { status: first.status, etag: first.etag, body: first.body };
}
