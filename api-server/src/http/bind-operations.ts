import type { Operation } from '@comptoir/api-contract/operation';
import { operationNames, operations } from '@comptoir/api-contract/operations';
import { routes } from '@comptoir/api-contract/routes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person } from '../access/person';
import type { Connection } from '../database/database';
import { forbidden, signedOut } from './api-error';
import type { Handlers } from './handlers';
import { operationSchema } from './operation-schema';
import { runOperation, type ErasedHandler } from './run-operation';

export interface BindingOptions {
  connection: Connection;
  handlers: Handlers;
  /** Who makes the request; nobody when it carries no valid token. */
  identify: (request: FastifyRequest) => Promise<Person | undefined>;
}

/** Serves every operation of the contract: access first, then validation, then the handler. */
export function bindOperations(app: FastifyInstance, { connection, handlers, identify }: BindingOptions): void {
  const people = new WeakMap<FastifyRequest, Person>();

  async function admit({ access }: Operation, request: FastifyRequest): Promise<void> {
    if (access === 'public') return;
    const person = await identify(request);
    if (!person) throw signedOut();
    if (!access.includes(person.role)) throw forbidden();
    people.set(request, person);
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
      onRequest: (request) => admit(operation, request),
      handler: (request, reply) =>
        runOperation({ name, operation, handler, connection }, people.get(request), request, reply),
    });
  }
}
