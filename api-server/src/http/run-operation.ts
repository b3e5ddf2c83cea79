import type { Operation } from '@comptoir/api-contract/operation';
import type { OperationName } from '@comptoir/api-contract/operations';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/person';
import { reachOf, type Reach } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import type { Retry } from '../database/retry';
import type { Replica } from '../database/replica';
import type { SharedTransactions } from '../database/fast';
import { inTransaction } from '../database/transaction';
import { answerFor, send, WrittenAnswer, type Answer } from './answer';
import { runRuled, type ApprovalGate } from './approval-gate';
import { isConditional, versionIn } from './entity-tag';
import { PREPARED_OPERATIONS, SHARED_OPERATIONS } from './handlers';
import type { RequireStepUp } from './step-up';
import { keyedRequest, runOnce, storedRequest, wasDone } from './idempotency';

type Work = (transaction: WriteTransaction) => Promise<unknown>;

interface ErasedCall {
  params: unknown;
  query: unknown;
  body: unknown;
  person: Caller | undefined;
  reach: Reach | undefined;
  connection?: Connection;
  primary?: Connection;
  transaction?: WriteTransaction;
  write?: (work: Work) => Promise<WrittenAnswer>;
  repeated: boolean;
  expectedVersion: number | undefined;
  requireConfirmed: (transaction: WriteTransaction) => Promise<void>;
  request: FastifyRequest;
  reply: FastifyReply;
}

export type ErasedHandler = (call: ErasedCall) => Promise<unknown>;

const PREPARED: ReadonlySet<OperationName> = new Set(PREPARED_OPERATIONS);
const SHARED: ReadonlySet<OperationName> = new Set(SHARED_OPERATIONS);

export interface OperationRun {
  name: OperationName;
  operation: Operation;
  handler: ErasedHandler;
  connection: Connection;
  transactions: SharedTransactions;
  /** Serves lists and exports when caught up, and all reads while the primary is unreachable. */
  replica?: Replica | undefined;
  retry: Retry;
  approvals: ApprovalGate;
  requireStepUp: RequireStepUp;
}

export async function runOperation(
  run: OperationRun,
  person: Caller | undefined,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { name, operation, handler, connection, replica, retry, requireStepUp } = run;
  // Unprepared secret operations return tokens that may be issued again.
  const unkeyed = operation.secret && !PREPARED.has(name);
  const keyed = unkeyed ? undefined : keyedRequest(request, name, operation, actorOf(person));
  const call = {
    params: request.params,
    query: request.query,
    body: request.body,
    person,
    reach: person && reachOf(person),
    repeated: operation.secret === true && (await wasDone(connection, keyed)),
    expectedVersion: versionIn(request.headers['if-match'], isConditional(operation, request.method)),
    requireConfirmed: async (transaction: WriteTransaction) => person && requireStepUp(person, transaction),
    request,
    reply,
  };
  const write = async (work: Work) => {
    const stored = keyed && (await storedRequest(keyed));
    return runWrite(run, { ...call, person }, work, (transaction, done) => runOnce(transaction, stored, done));
  };

  if (PREPARED.has(name)) {
    const result = await handler({ ...call, connection, write: async (work) => new WrittenAnswer(await write(work)) });
    return send(reply, result instanceof WrittenAnswer ? result.answer : answerFor(operation, result));
  }
  if (request.method === 'GET') {
    const isWanted = () => !hasAnswered(reply);
    const work = (from: Connection) => handler({ ...call, connection: from, primary: connection });
    const kind = isReadFromReplica(name, operation) ? 'list' : 'record';
    const result = await retry(() => (replica ? replica.read(kind, work, isWanted) : work(connection)), isWanted);
    return hasAnswered(reply) ? reply : send(reply, answerFor(operation, result));
  }
  return send(reply, await write((transaction) => handler({ ...call, transaction })));
}

/** Runs a handler in a transaction, or stores a request if the call needs an approval. */
async function runWrite(
  { name, operation, connection, transactions, approvals: gate }: OperationRun,
  { person, ...call }: ErasedCall,
  work: Work,
  once: (transaction: WriteTransaction, done: () => Promise<Answer>) => Promise<Answer>,
): Promise<Answer> {
  const answer = (result: unknown) => answerFor(operation, result);
  const rules = person && operation.approval && (await gate.rulesFor(operation.approval));
  if (person && rules !== undefined) {
    return runRuled({ gate, rules, name, call: { ...call, person }, connection, once, work, answer });
  }
  const whole = (transaction: WriteTransaction) => once(transaction, async () => answer(await work(transaction)));
  return SHARED.has(name) ? transactions.run(officeOf(call.body, person), whole) : inTransaction(connection, whole);
}

/** Programs number their requests independently, so each API key of a person has its own. */
function actorOf(person: Caller | undefined): string {
  return (person?.scopes ? person.sessionId : person?.id) ?? 'anonymous';
}

/** Office named in the body, else the person's own. */
function officeOf(body: unknown, person: Caller | undefined): string {
  const named: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'officeId') : undefined;
  return typeof named === 'string' ? named : (person?.officeId ?? '');
}

/** The general ledger is a list with further fields. */
function isReadFromReplica(name: OperationName, { list, produces }: Operation): boolean {
  return list === true || produces?.includes('text/csv') === true || name === 'listGeneralLedger';
}

/** Awaiting a reply waits for its end, since a reply is thenable. */
function hasAnswered({ sent, raw }: FastifyReply): boolean {
  return sent || raw.headersSent || raw.destroyed;
}
