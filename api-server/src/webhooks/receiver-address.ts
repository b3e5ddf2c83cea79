import { isIP } from 'node:net';
import { refusedAt } from '../api-error';
import { hostOf, postAnywhere, postPublicly, type Post, type PostAnswer } from '../team-notices/post';
import { isPublic } from '../team-notices/public-lookup';

/** Addresses to which a deployment sends events. */
export interface ReceiverRules {
  /** Ports of https. */
  ports: readonly number[];
  /** Any port of this machine as well, also with http; for development. */
  local: boolean;
}

export const PUBLIC_RECEIVERS: ReceiverRules = { ports: [443], local: false };

const LOCAL_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1']);

/** @throws {ApiError} 422 `webhook-address` */
export function requireReceiver(address: string, rules: ReceiverRules): void {
  if (!isAccepted(new URL(address), rules))
    throw refusedAt('url', 'webhook-address', { ports: rules.ports.join(', ') });
}

/** Rules may have changed since the webhook was created. @throws Error without an answer, or for a refused address */
export async function postToReceiver(address: string, post: Post, rules: ReceiverRules): Promise<PostAnswer> {
  const url = new URL(address);
  if (!isAccepted(url, rules)) throw new Error('This address cannot receive events');
  return isLocal(url, rules) ? postAnywhere(url, post) : postPublicly(url, post);
}

function isAccepted(url: URL, rules: ReceiverRules): boolean {
  if (url.username !== '' || url.password !== '') return false;
  if (isLocal(url, rules)) return true;
  const host = hostOf(url);
  const port = url.port === '' ? 443 : Number(url.port);
  return url.protocol === 'https:' && rules.ports.includes(port) && (isIP(host) === 0 || isPublic(host));
}

function isLocal(url: URL, { local }: ReceiverRules): boolean {
  return local && LOCAL_HOSTS.has(hostOf(url));
}
