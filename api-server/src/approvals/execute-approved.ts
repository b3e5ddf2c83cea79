import { operations, type OperationName } from '@comptoir/api-contract/operations';
import type { Operation } from '@comptoir/api-contract/operation';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { $ZodType } from 'zod/v4/core';
import { isAllowedByKey } from '../access/allowed-by-key';
import type { Caller } from '../access/person';
import { reachOf, type Reach } from '../access/reach';
import { invalid, refused, type ApiError } from '../api-error';
import { keyHolder } from '../api-keys/identify-key';
import type { WriteTransaction } from '../database/database';
import { refusalFor } from '../http/error-answers';
import { findActiveAccount } from '../session/people.repository';
import { watchSubject } from './approval-gate';
import { findRulesInForce } from './approval-rules.repository';
import { amountsOf } from './approvals.service';
import type { ApprovalRow } from './approvals.repository';
import { PendingCall } from './pending-call';
import { neededRole } from './needed-role';
import { hasRank } from './place';
import type { Amount, RecordName } from './ruled-calls';

interface ExecutedCall {
  transaction: WriteTransaction;
  params: unknown;
  query: unknown;
  body: unknown;
  person: Caller;
  reach: Reach;
  expectedVersion: number | undefined;
  repeated: false;
  requireConfirmed: (transaction: WriteTransaction) => Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type HandlerOf = (name: OperationName) => (call: ExecutedCall) => Promise<unknown>;

/** An approved call was refused: nothing of it is done, and the request fails. */
export class ExecutionRefused extends Error {
  constructor(readonly refusal: ApiError) {
    super(refusal.message, { cause: refusal });
  }
}

/**
 * Runs the call of a request as its maker, with all checks of the call, and requires the amounts that were shown.
 *
 * @throws {ExecutionRefused}
 */
export async function executeApproved(
  transaction: WriteTransaction,
  row: ApprovalRow,
  handlerOf: HandlerOf,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<RecordName | null> {
  try {
    return await runCall(transaction, row, handlerOf, http);
  } catch (error) {
    const refusal = error instanceof Error ? refusalFor(error) : undefined;
    // Other errors stay failures of the server, and the request stays pending.
    if (!refusal || refusal.statusCode >= 500) throw error;
    throw new ExecutionRefused(refusal);
  }
}

async function runCall(
  transaction: WriteTransaction,
  row: ApprovalRow,
  handlerOf: HandlerOf,
  http: { request: FastifyRequest; reply: FastifyReply },
): Promise<RecordName | null> {
  const requested = z.parse(PendingCall, row.request);
  const { operation: name, version } = requested;
  const operation: Operation = operations[name];
  const person = await makerOf(transaction, row, name, operation);
  const params = read(operation.params, requested.params);
  const query = read(operation.query, requested.query);
  const body = read(operation.body, requested.body);
  const subjectOf = await watchSubject(transaction, name, { params, body });
  const result = await handlerOf(name)({
    transaction,
    params,
    query,
    body,
    person,
    reach: reachOf(person),
    expectedVersion: version ?? undefined,
    repeated: false,
    // The maker confirmed the session with the request, if it was needed.
    requireConfirmed: async () => undefined,
    ...http,
  });
  const subject = subjectOf(result);
  if (!subject || textOf(subject.amounts) !== textOf(amountsOf(row))) throw refused('approval-changed');
  const rules = await findRulesInForce(transaction, operation.approval ?? []);
  const role = await neededRole(transaction, rules, subject, { maker: person, withPending: false });
  if (role && !hasRank(row.approverRole, role)) throw refused('approval-rules');
  return subject.made ?? subject.about ?? null;
}

async function makerOf(
  transaction: WriteTransaction,
  { requestedBy, apiKeyId }: ApprovalRow,
  name: OperationName,
  { access }: Operation,
): Promise<Caller> {
  const maker =
    apiKeyId === null ? await findActiveAccount(transaction, requestedBy) : await keyHolder(transaction, apiKeyId);
  if (!maker || access === 'public' || !access.includes(maker.role)) throw refused('approval-maker');
  const caller: Caller = { sessionId: '', ...maker };
  if (caller.scopes && !isAllowedByKey(name, caller.scopes)) throw refused('approval-maker');
  return caller;
}

/** Checks a part of the request by the schema of today. */
function read(schema: $ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const { success, data, error } = z.safeParse(schema, value);
  if (success) return data;
  const [issue] = error.issues;
  throw invalid({ path: issue?.path.join('.') ?? '', message: issue?.message ?? 'Not valid' });
}

function textOf(amounts: readonly Amount[]): string {
  return amounts.map(({ currency, minor }) => `${currency} ${minor}`).join();
}
