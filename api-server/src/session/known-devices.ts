import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../database/database';
import { DEVICE_LIFETIME_MS, type AccessTokens } from './access-tokens';

/** The cookie is sent with sign-ins alone, and no script reads it. */
const ATTRIBUTES = `Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=${DEVICE_LIFETIME_MS / 1000}`;

/** Whether the account signed in on the device before that sends the request. */
export async function knowsDevice(
  tokens: AccessTokens,
  { id, email }: { id: string; email: string },
  { headers }: FastifyRequest,
): Promise<boolean> {
  const name = `${cookieOf(email)}=`;
  const cookie = headers.cookie?.split('; ').find((one) => one.startsWith(name));
  return cookie !== undefined && (await tokens.accountOfDevice(cookie.slice(name.length))) === id;
}

/** Lets the device be known from now on. */
export async function rememberDevice(
  connection: Connection,
  tokens: AccessTokens,
  { id, email }: { id: string; email: string },
  reply: FastifyReply,
): Promise<void> {
  const token = await tokens.issueForDevice(connection, id);
  const secure = reply.request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieOf(email)}=${token}; ${ATTRIBUTES}${secure}`);
}

/** One for each account, since people share devices; it does not tell the address. */
function cookieOf(email: string): string {
  return `comptoir-device-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 12)}`;
}
