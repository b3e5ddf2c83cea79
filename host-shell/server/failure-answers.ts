import { STATUS_CODES } from 'node:http';
import type { FastifyError, FastifyInstance } from 'fastify';

/** Answers failures without their cause, which may name folders of the server; the log has it. */
export function answerFailures(server: FastifyInstance): void {
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const { statusCode = 500 } = error;
    if (statusCode < 500) throw error;
    request.log.error({ err: error }, 'request failed');
    const message = 'Something went wrong on the server. Please try again.';
    return reply.code(statusCode).send({ statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message });
  });
}
