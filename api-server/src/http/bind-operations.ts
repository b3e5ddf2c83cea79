import type { Operation } from '@comptoir/api-contract/operation';
import { operations, type OperationName } from '@comptoir/api-contract/operations';
import { routes } from '@comptoir/api-contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import type { Connection, WriteTransaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { answerFor, send, WrittenAnswer } from './answer';
import { forbidden, signedOut } from './api-error';
import { versionIn } from './entity-tag';
import { PREPARED_OPERATIONS, type Handlers } from './handlers';
import { keyedRequest, once } from './idempotency';
import { operationSchema } from './operation-schema';

export interface BindingOptions {
  connection: Connection;
  handlers: Partial<Handlers>;
  /** Who makes the request; nobody when it carries no valid token. */
  identify: (request: FastifyRequest) => Promise<Person | undefined>;
}

const PREPARED: ReadonlySet<OperationName> = new Set(PREPARED_OPERATIONS);

interface ErasedCall {
  params: unknown;
  query: unknown;
  body: unknown;
  person: Person | undefined;
  reach: unknown;
  connection: Connection;
  write: ((work: ErasedWork) => Promise<WrittenAnswer>) | undefined;
  expectedVersion: number | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

type ErasedWork = (transaction: WriteTransaction) => Promise<unknown>;

type ErasedHandler = (call: ErasedCall) => Promise<unknown>;

/** Serves every operation of the contract that has a handler: access, validation, transaction and answer. */
export function bindOperations(app: FastifyInstance, { connection, handlers, identify }: BindingOptions): void {
  const people = new WeakMap<FastifyRequest, Person>();

  for (const name of operationNames()) {
    const operation: Operation = operations[name];
    // Handlers checks each handler against its own operation; a loop over all of them cannot keep that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as ErasedHandler | undefined;
    if (!handler) continue;

    const admit = async (request: FastifyRequest): Promise<void> => {
      if (operation.access === 'public') return;
      const person = await identify(request);
      if (!person) throw signedOut();
      if (!operation.access.includes(person.role)) throw forbidden();
      people.set(request, person);
    };

    const run = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const person = people.get(request);
      const call = {
        params: request.params,
        query: request.query,
        body: request.body,
        person,
        reach: person && reachOf(person),
        expectedVersion: versionIn(request.headers['if-match']),
        request,
        reply,
      };
      const keyed = keyedRequest(request, name, person?.id ?? 'anonymous');
      const write = (work: ErasedWork) =>
        inTransaction(connection, (transaction) =>
          once(transaction, keyed, async () => answerFor(operation, await work(transaction))),
        );

      if (request.method !== 'GET' && !PREPARED.has(name)) {
        const answer = await write((transaction) => handler({ ...call, connection: transaction, write: undefined }));
        return send(reply, answer);
      }
      const result = await handler({
        ...call,
        connection,
        write: PREPARED.has(name) ? async (work) => new WrittenAnswer(await write(work)) : undefined,
      });
      if (result === reply) return reply;
      return send(reply, result instanceof WrittenAnswer ? result.answer : answerFor(operation, result));
    };

    const { method, path } = routes[name];
    app.route({
      method,
      url: path,
      schema: operationSchema(name, operation),
      onRequest: admit,
      handler: run,
    });
  }
}

function operationNames(): OperationName[] {
  // The keys of an object literal are exactly its type's.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.keys(operations) as OperationName[];
}
