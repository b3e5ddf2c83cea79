import type { Operation } from '@comptoir/api-contract/operation';
import { operationNames, operations, type OperationName } from '@comptoir/api-contract/operations';
import { routes } from '@comptoir/api-contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, SessionState } from '../access/person';
import type { Connection } from '../database/database';
import type { Retry } from '../database/retry';
import type { Replica } from '../database/replica';
import { isAllowedByKey } from '../access/allowed-by-key';
import { isRefused, refused } from '../api-error';
import type { ApprovalGate } from './approval-gate';
import type { Handlers } from './handlers';
import { wasRecentlyDone } from './idempotency';
import { SharedTransactions, type Sharing } from '../database/fast';
import type { RequireStepUp } from './step-up';
import { operationSchema } from './operation-schema';
import { runOperation, type ErasedHandler } from './run-operation';

/** After a body that took longer, the caller is checked again: a session may have ended meanwhile. */
const LONG_BODY_MS = 1_000;

interface RefusalWatch {
  watch: <Result>(
    call: { person: Caller | undefined; request: FastifyRequest; operation: string },
    work: () => Promise<Result>,
  ) => Promise<Result>;
}

export interface BindingOptions {
  connection: Connection;
  replica?: Replica | undefined;
  handlers: Handlers;
  /** Caller with a session in this state; undefined without a valid token. */
  identify: (request: FastifyRequest, session: SessionState) => Promise<Caller | undefined>;
  refusals: RefusalWatch;
  retry: Retry;
  onShare: (sharing: Sharing, calls: number) => void;
  approvals: ApprovalGate;
  requireStepUp: RequireStepUp;
}

/** Routes every operation of the contract: access, validation, handler. */
export function bindOperations(
  app: FastifyInstance,
  { connection, replica, handlers, identify, refusals, retry, onShare, approvals, requireStepUp }: BindingOptions,
): void {
  const people = new WeakMap<FastifyRequest, { person: Caller; at: number }>();
  /** Requests of ended sessions that may only fetch a previous answer. */
  const endedSessions = new WeakSet<FastifyRequest>();
  const transactions = new SharedTransactions(connection, onShare);

  async function admit(
    name: OperationName,
    { access, platform, secret, stepUp }: Operation,
    request: FastifyRequest,
  ): Promise<void> {
    if (access === 'public') return;
    const person = (await identify(request, 'living')) ?? (await findEndedSession(name, secret, request));
    if (!person) throw refused('not-signed-in');
    await refusals.watch({ person, request, operation: name }, async () => {
      if (!access.includes(person.role) && !(platform && person.platform)) throw refused('no-access');
      if (person.scopes && !isAllowedByKey(name, person.scopes)) throw refused('no-access');
      if (stepUp === true) await requireStepUp(person);
    });
    people.set(request, { person, at: performance.now() });
  }

  async function callerOf(name: OperationName, operation: Operation, request: FastifyRequest) {
    const admitted = people.get(request);
    if (!admitted || performance.now() - admitted.at < LONG_BODY_MS) return admitted?.person;
    await retry(() => admit(name, operation, request));
    return people.get(request)?.person;
  }

  /** A session whose token was renewed by this request may repeat it if the answer was lost. */
  async function findEndedSession(operation: string, secret: true | undefined, request: FastifyRequest) {
    const key = request.headers['idempotency-key'];
    if (!secret || typeof key !== 'string') return undefined;
    const person = await identify(request, 'just renewed');
    const done = person && (await wasRecentlyDone(connection, { actor: person.id, key, operation }));
    if (!done) return undefined;
    endedSessions.add(request);
    return person;
  }

  for (const name of operationNames()) {
    const operation: Operation = operations[name];
    // Handlers are checked per operation; the loop loses that type.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as ErasedHandler;
    const { method, path } = routes[name];
    app.route({
      method,
      url: path,
      schema: operationSchema(name, operation),
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
      onRequest: (request) => retry(() => admit(name, operation, request)),
      handler: async (request, reply) => {
        const person = await callerOf(name, operation, request);
        return refusals.watch({ person, request, operation: name }, async () => {
          try {
            const shared = { connection, transactions, replica, retry, approvals, requireStepUp };
            const run = { name, operation, handler, ...shared };
            return await runOperation(run, person, request, reply);
          } catch (error) {
            // Another body is a new request, which the ended session may not make.
            throw endedSessions.has(request) && isRefused(error, 'key-reused') ? refused('not-signed-in') : error;
          }
        });
      },
    });
  }
}
