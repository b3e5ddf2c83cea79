import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TICKET_SECONDS } from '../session/tickets.repository';

/** Sent with sign-ins only and hidden from scripts: a ticket is worth nothing in another browser. */
const COOKIE = 'comptoir-step';
const ATTRIBUTES = `Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=${TICKET_SECONDS}`;

/** Gives the browser a new secret, and returns it. */
export function markBrowser(reply: FastifyReply): string {
  const secret = randomBytes(32).toString('base64url');
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${COOKIE}=${secret}; ${ATTRIBUTES}${secure}`);
  return secret;
}

export function markOfBrowser({ headers }: FastifyRequest): string | undefined {
  const cookie = headers.cookie?.split('; ').find((one) => one.startsWith(`${COOKIE}=`));
  return cookie?.slice(COOKIE.length + 1);
}
