import type { Operation } from '@comptoir/api-contract/operation';
import { operationNames, operations, type OperationName } from '@comptoir/api-contract/operations';
import { routes } from '@comptoir/api-contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import { forbidden, signedOut } from './api-error';
import type { SessionState } from '../session/session.service';
import type { Handlers } from './handlers';
import { wasJustDone } from './idempotency';
import { operationSchema } from './operation-schema';
import { runOperation, type ErasedHandler } from './run-operation';

export interface BindingOptions {
  connection: Connection;
  handlers: Handlers;
  /** Who makes the request, in a session that lives or in the last one that ended; nobody without a valid token. */
  identify: (request: FastifyRequest, session: SessionState) => Promise<Person | undefined>;
}

/** Serves every operation of the contract: access first, then validation, then the handler. */
export function bindOperations(app: FastifyInstance, { connection, handlers, identify }: BindingOptions): void {
  const people = new WeakMap<FastifyRequest, Person>();

  async function admit(name: OperationName, { access, secret }: Operation, request: FastifyRequest): Promise<void> {
    if (access === 'public') return;
    const person = (await identify(request, 'living')) ?? (await lastWord(name, secret, request));
    if (!person) throw signedOut();
    if (!access.includes(person.role)) throw forbidden();
    people.set(request, person);
  }

  /** A session that ended with this very request, whose answer was lost, may ask for the answer again. */
  async function lastWord(operation: string, secret: true | undefined, request: FastifyRequest) {
    const key = request.headers['idempotency-key'];
    if (!secret || typeof key !== 'string') return undefined;
    const person = await identify(request, 'just ended');
    const done = person && (await wasJustDone(connection, { actor: person.id, key, operation }));
    return done ? person : undefined;
  }

  for (const name of operationNames()) {
    const operation: Operation = operations[name];
    // Handlers checks each handler against its own operation; a loop over all of them cannot keep that.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const handler = handlers[name] as ErasedHandler;
    const { method, path } = routes[name];
    app.route({
      method,
      url: path,
      schema: operationSchema(name, operation),
      ...(operation.bodyLimit !== undefined && { bodyLimit: operation.bodyLimit }),
      onRequest: (request) => admit(name, operation, request),
      handler: (request, reply) =>
        runOperation({ name, operation, handler, connection }, people.get(request), request, reply),
    });
  }
}
