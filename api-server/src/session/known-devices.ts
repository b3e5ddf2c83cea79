import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../database/database';
import { DEVICE_LIFETIME_MS, type AccessTokens } from './access-tokens';

/** Sent with sign-ins only and hidden from scripts. */
const ATTRIBUTES = `Path=/api/login; HttpOnly; SameSite=Strict; Max-Age=${DEVICE_LIFETIME_MS / 1000}`;

export async function isKnownDevice(
  tokens: AccessTokens,
  { id, email }: { id: string; email: string },
  { headers }: FastifyRequest,
): Promise<boolean> {
  const name = `${cookieOf(email)}=`;
  const cookie = headers.cookie?.split('; ').find((one) => one.startsWith(name));
  return cookie !== undefined && (await tokens.accountOfDevice(cookie.slice(name.length))) === id;
}

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

/** One cookie per account, since devices are shared; hashed to hide the address. */
function cookieOf(email: string): string {
  return `comptoir-device-${createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 12)}`;
}
