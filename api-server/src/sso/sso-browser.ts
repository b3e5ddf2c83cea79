import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ATTEMPT_SECONDS } from './attempts.repository';
import type { SsoRules } from './sso-rules';

type Site = Pick<SsoRules, 'publicUrl'>;

/**
 * Secret of the browser that begins a sign-in, without which its answer is worth nothing. Lax, because the provider
 * leads back from another site; with the prefix `__Host-` no other host of the domain can set it. The public address
 * decides, because a proxy that reports http to the API would silently remove the prefix.
 */
const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https:');
const nameOf = (site: Site) => (isSecure(site) ? '__Host-comptoir-sso' : 'comptoir-sso');

export function markSsoBrowser(site: Site, reply: FastifyReply): string {
  const secret = randomBytes(32).toString('base64url');
  write(site, reply, secret, ATTEMPT_SECONDS);
  return secret;
}

export function forgetSsoBrowser(site: Site, reply: FastifyReply): void {
  write(site, reply, '', 0);
}

export function markOfSsoBrowser(site: Site, request: FastifyRequest): string | undefined {
  const name = `${nameOf(site)}=`;
  return request.headers.cookie
    ?.split('; ')
    .find((one) => one.startsWith(name))
    ?.slice(name.length);
}

function write(site: Site, reply: FastifyReply, secret: string, seconds: number): void {
  const secure = isSecure(site) ? '; Secure' : '';
  const cookie = `${nameOf(site)}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  reply.header('set-cookie', cookie);
}
