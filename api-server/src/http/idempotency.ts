import { createHash } from 'node:crypto';
import type { Operation } from '@comptoir/api-contract/operation';
import type { FastifyRequest } from 'fastify';
import type { Connection, WriteTransaction } from '../database/database';
import { unawaited } from '../database/fast';
import type { Answer } from './answer';
import { notReady, refused } from '../api-error';
import { opensWith, sealDigest } from './secret-digest';

export const IDEMPOTENCY_KEY_LIMIT = 200;

export interface KeyedRequest {
  actor: string;
  key: string;
  operation: string;
  /** Hash of operation, parameters and body. */
  digest: string;
  /** For secret operations the answer is not stored. */
  stored: 'answer' | 'completion';
}

export interface StoredRequest extends KeyedRequest {
  requestHash: string;
}

export function keyedRequest(
  request: FastifyRequest,
  operation: string,
  { secret }: Pick<Operation, 'secret'>,
  actor: string,
): KeyedRequest | undefined {
  const key = request.headers['idempotency-key'];
  if ((request.method !== 'POST' && request.method !== 'PATCH') || typeof key !== 'string') return undefined;
  const content = JSON.stringify([operation, request.params, request.query, request.body]);
  const digest = createHash('sha256').update(content).digest('hex');
  return { actor, key, operation, digest, stored: secret ? 'completion' : 'answer' };
}

/** Slow for secret operations, so call it before the transaction. */
export async function storedRequest(keyed: KeyedRequest): Promise<StoredRequest> {
  const { stored, digest } = keyed;
  return { ...keyed, requestHash: stored === 'answer' ? digest : await sealDigest(digest) };
}

/** @throws {ApiError} 409 if the key was used with another body */
export async function wasDone(connection: Connection, keyed: KeyedRequest | undefined): Promise<boolean> {
  const found = keyed && (await findDone(connection, keyed));
  if (!found) return false;
  if (!(await opensWith(found.requestHash, keyed.digest))) throw refused('key-reused');
  return true;
}

/** Time in which a request that ended its own session may be repeated. */
const REPEATABLE_SECONDS = 600;

export async function wasRecentlyDone(
  connection: Connection,
  done: Pick<KeyedRequest, 'actor' | 'key' | 'operation'>,
): Promise<boolean> {
  const found = await findDone(connection, done);
  return found !== undefined && Date.now() - found.createdAt.getTime() < REPEATABLE_SECONDS * 1000;
}

function findDone(
  connection: Connection,
  { actor, key, operation }: Pick<KeyedRequest, 'actor' | 'key' | 'operation'>,
) {
  return connection
    .selectFrom('idempotencyKeys')
    .select(['createdAt', 'requestHash'])
    .where('actor', '=', actor)
    .where('key', '=', key)
    .where('operation', '=', operation)
    .where('status', 'is not', null)
    .executeTakeFirst();
}

/**
 * Runs `work` once per key and stores its answer in the same transaction; repetitions get the stored answer. A
 * concurrent repetition waits on the unique row.
 *
 * @throws {ApiError} 409 if the key was used with another request
 */
export async function runOnce(
  transaction: WriteTransaction,
  request: StoredRequest | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work();
  const { stored, digest: _digest, ...row } = request;
  const inserted = await transaction
    .insertInto('idempotencyKeys')
    .values({ ...row, status: null, etag: null, body: null })
    .onConflict((duplicate) => duplicate.doNothing())
    .executeTakeFirst();
  if (inserted.numInsertedOrUpdatedRows === 0n) return firstAnswer(transaction, request);
  const answer = await work();
  await transaction
    .updateTable('idempotencyKeys')
    .set({ status: answer.status, etag: answer.etag, body: stored === 'answer' ? answer.body : null })
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .modifyEnd(unawaited)
    .execute();
  return answer;
}

async function firstAnswer(transaction: WriteTransaction, request: StoredRequest): Promise<Answer> {
  const first = await transaction
    .selectFrom('idempotencyKeys')
    .select(['operation', 'requestHash', 'status', 'etag', 'body'])
    .where('actor', '=', request.actor)
    .where('key', '=', request.key)
    .executeTakeFirstOrThrow();
  // Completed concurrently; the retry will be answered from the stored state.
  if (request.stored !== 'answer' && first.operation === request.operation) throw notReady();
  if (first.requestHash !== request.requestHash || first.status === null) throw refused('key-reused');
  return { status: first.status, etag: first.etag, body: first.body };
}
