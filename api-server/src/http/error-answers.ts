import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@comptoir/api-contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { isUnavailable, sqlState, violatedConstraint } from '../database/sql-state';
import { ApiError, invalid, notFound, notReady, refused } from '../api-error';
import { securityHeaders } from './security-headers';

const BY_STATUS = new Map<number, 'invalid-json' | 'not-json' | 'too-large'>([
  [400, 'invalid-json'],
  [413, 'too-large'],
  [415, 'not-json'],
]);

/** A referenced record was deleted concurrently. */
const FOREIGN_KEY_VIOLATION = '23503';
/** Constraint of migration 0014. */
const OPEN_OFFICE = 'journal_entries_open_office';

const LONGEST_PATH = 200;
const UNNAMED_ROUTE = 'this address';

/** Formats all errors as the contract says; failures do not reveal their cause. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error);
    if (request.socket.destroyed) request.log.info({ err: error }, 'client disconnected');
    else if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    for (const header of ['content-encoding', 'etag', 'x-list-version', 'x-total-count']) reply.removeHeader(header);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return refuse(reply, refusal);
  });
  const noRoute = (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const route = path.length > LONGEST_PATH ? UNNAMED_ROUTE : `${request.method} ${path}`;
    return refuse(reply, refused('no-route', { route }));
  };
  app.setNotFoundHandler(noRoute);
  // A page server may handle all other paths, so unknown API paths are answered here, before the body is read.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => noRoute(request, reply);
  for (const url of ['/', '/*']) app.all(url, { schema: { hide: true }, onRequest }, noRoute);
}

/** Answers malformed paths and overlong parameters, for which routing fails. */
export function answerNoRoute(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void refuse(reply.headers(securityHeaders()), refused('no-route', { route: UNNAMED_ROUTE }));
}

function refuse(reply: FastifyReply, refusal: ApiError): FastifyReply {
  return reply.code(refusal.statusCode).type('application/json; charset=utf-8').send(errorBody(refusal));
}

function errorBody({ statusCode, code, message, values, issues }: ApiError): string {
  const title = STATUS_CODES[statusCode] ?? 'Error';
  const body: ErrorBody = {
    type: `urn:comptoir:refusal:${code}`,
    title,
    status: statusCode,
    detail: message,
    statusCode,
    error: title,
    message,
    code,
    ...(values && { values }),
    ...(issues && { issues: [...issues] }),
  };
  return JSON.stringify(body);
}

/** Refusal of any error, 500 if it is none. */
export function refusalFor(error: Error & Pick<FastifyError, 'statusCode'>): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return error.validationContext === 'params' ? notFound('record') : validationRefusal(error.validation);
  }
  if (isUnavailable(error)) return notReady();
  if (violatedConstraint(error) === OPEN_OFFICE) return refused('office-closed');
  if (sqlState(error) === FOREIGN_KEY_VIOLATION) return refused('deleted-meanwhile');
  return refused(BY_STATUS.get(error.statusCode ?? 500) ?? 'server-failure');
}

function validationRefusal(found: readonly ZodFastifySchemaValidationError[]): ApiError {
  const [first, ...others] = found.map(({ instancePath, message = 'Not valid' }) => ({
    path: instancePath.slice(1).replaceAll('/', '.'),
    message,
  }));
  return first ? invalid(first, ...others) : invalid({ path: '', message: 'Not valid' });
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? request.url;
}
