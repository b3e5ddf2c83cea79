import { STATUS_CODES } from 'node:http';
import type { ErrorBody } from '@comptoir/api-contract/errors';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, type ZodFastifySchemaValidationError } from 'fastify-type-provider-zod';
import { officeClosed } from '../books/books-error';
import { isUnavailable, sqlState, violatedConstraint } from '../database/sql-state';
import { ApiError, conflict, invalid, notFound, notReady, type ErrorStatus } from './api-error';

/** Sentences for what Fastify itself refuses. */
const FRAME_MESSAGES = new Map<number, [ErrorStatus, string]>([
  [400, [400, 'The request is not valid JSON.']],
  [413, [413, 'The request is too large.']],
  [415, [415, 'The request must be JSON.']],
]);

/** Two that race for one record: it is gone when the other names it. */
const FOREIGN_KEY_VIOLATION = '23503';
const DELETED_MEANWHILE = 'Something that this names was deleted in the meantime. Load it again.';
/** The database's own guard (migration 0014). */
const OPEN_OFFICE = 'journal_entries_open_office';

const SERVER_FAILURE = 'Something went wrong on the server. Please try again.';

/** Gives every refusal and every failure the body that the contract promises; a failure never tells its cause. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = refusalFor(error);
    if (request.socket.destroyed) request.log.info({ err: error }, 'the client went away');
    else if (refusal.statusCode >= 500) request.log.error({ err: error }, 'request failed');
    // Headers of an answer that was begun do not fit the error.
    for (const header of ['content-encoding', 'etag', 'x-total-count']) reply.removeHeader(header);
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter);
    return refuse(reply, refusal);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply) =>
    refuse(reply, new ApiError(404, `There is nothing at ${request.method} ${pathOf(request)}.`)),
  );
}

/** Answers an address that no route can be looked up for: one that is not encoded rightly, or has an endless part. */
export function answerNoRoute(_error: FastifyError, _request: FastifyRequest, reply: FastifyReply): void {
  void refuse(reply, new ApiError(404, 'There is nothing at this address.'));
}

function refuse(reply: FastifyReply, refusal: ApiError): FastifyReply {
  return reply.code(refusal.statusCode).type('application/json; charset=utf-8').send(errorBody(refusal));
}

function errorBody({ statusCode, message, issues }: ApiError): string {
  const body: ErrorBody = {
    statusCode,
    error: STATUS_CODES[statusCode] ?? 'Error',
    message,
    ...(issues && { issues: [...issues] }),
  };
  return JSON.stringify(body);
}

function refusalFor(error: FastifyError): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    // An id that no record can have is the id of no record.
    return error.validationContext === 'params' ? notFound('record') : validationRefusal(error.validation);
  }
  if (isUnavailable(error)) return notReady();
  if (violatedConstraint(error) === OPEN_OFFICE) return officeClosed();
  if (sqlState(error) === FOREIGN_KEY_VIOLATION) return conflict(DELETED_MEANWHILE);
  const [status, message] = FRAME_MESSAGES.get(error.statusCode ?? 500) ?? [500, SERVER_FAILURE];
  return new ApiError(status, message);
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
