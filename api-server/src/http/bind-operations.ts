import { ErrorBody } from '@comptoir/api-contract/errors';
import type { Operation } from '@comptoir/api-contract/operation';
import { operations, type OperationName } from '@comptoir/api-contract/operations';
import { routes } from '@comptoir/api-contract/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema, HTTPMethods } from 'fastify';
import type { Person } from '../access/person';
import { reachOf } from '../access/reach';
import type { Connection } from '../database/database';
import { inTransaction } from '../database/transaction';
import { answerFor, send } from './answer';
import { forbidden, signedOut } from './api-error';
import { versionIn } from './entity-tag';
import type { Handlers } from './handlers';
import { keyedRequest, once } from './idempotency';

export interface BindingOptions {
  connection: Connection;
  handlers: Partial<Handlers>;
  /** Who makes the request; nobody when it carries no valid token. */
  identify: (request: FastifyRequest) => Promise<Person | undefined>;
}

/** Operations that must not hold a transaction while they work; they take no `Idempotency-Key`. */
const OUTSIDE_TRANSACTION: ReadonlySet<OperationName> = new Set(['login']);

interface ErasedCall {
  params: unknown;
  query: unknown;
  body: unknown;
  person: Person | undefined;
  reach: unknown;
  connection: Connection;
  expectedVersion: number | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

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
      if (request.method === 'GET' || OUTSIDE_TRANSACTION.has(name)) {
        const result = await handler({ ...call, connection });
        return result === reply ? reply : send(reply, answerFor(operation, result));
      }
      const keyed = keyedRequest(request, name, person?.id ?? 'anonymous');
      const answer = await inTransaction(connection, (transaction) =>
        once(transaction, keyed, async () => answerFor(operation, await handler({ ...call, connection: transaction }))),
      );
      return send(reply, answer);
    };

    const { method, path } = routes[name];
    app.route({
      method: method satisfies HTTPMethods,
      url: path,
      schema: schemaOf(name, operation),
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

/** What Fastify validates, and what the OpenAPI description tells. */
function schemaOf(name: OperationName, operation: Operation): FastifySchema {
  const { params, query, body, response, produces } = operation;
  const status = operation.status ?? (response ? 200 : 204);
  return {
    operationId: name,
    summary: operation.summary,
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(produces && { produces: [produces] }),
    ...(operation.access === 'public' && { security: [] }),
    response: { ...(response && { [status]: response }), '4xx': ErrorBody },
  };
}
