import { STATUS_CODES } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Retry delay for an unavailable service, in seconds. */
const RETRY_AFTER_SECONDS = 2;

const REFUSALS = {
  'not-signed-in': [401, 'You are not signed in, or your session has ended. Please sign in.'],
  'service-path': [400, 'The path of this request leaves the service {service}.'],
  'service-not-allowed': [403, 'The deployment has not consented to {remote} calling the service {service}.'],
  'service-unknown': [404, 'This deployment has no service {service}.'],
  'too-large': [413, 'The request is too large.'],
  'service-away': [502, 'The service {service} cannot be reached. Please try again.'],
  'service-redirects': [502, 'The service {service} answered with a redirect, which is not followed.'],
  'service-refuses-token': [502, 'The service {service} does not accept tokens of this deployment.'],
  'service-slow': [504, 'The service {service} did not answer in time. Please try again.'],
} as const;

export type ServiceRefusal = keyof typeof REFUSALS;

/** Answers with JSON in the format of the API, also to a browser that asks for a page. */
export function refuseService(
  reply: FastifyReply,
  code: ServiceRefusal,
  names: { service: string; remote?: string },
): FastifyReply {
  const [statusCode, sentence] = REFUSALS[code];
  const message = sentence.replace('{service}', names.service).replace('{remote}', names.remote ?? '');
  if (code === 'service-away' || code === 'service-slow') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ statusCode, error: STATUS_CODES[statusCode] ?? 'Error', message, code, values: names }));
}
