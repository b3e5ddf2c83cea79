import { createHmac } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import * as z from 'zod/mini';
import { isPublic, publicLookup } from './public-lookup';

export const Webhook = z.object({ webhook: z.string(), key: z.string(), content: z.record(z.string(), z.unknown()) });

export type Webhook = z.infer<typeof Webhook>;

const DEADLINE_MS = 10_000;
/** Attempts in about eight hours; the team reads failures with its token as well. */
export const MOST_ATTEMPTS = 12;

/**
 * Sends JSON to the address of a team, signed with its key. Follows no redirects.
 * @param privateHosts host names that may have private addresses, and use http
 * @throws Error unless the answer is a success
 */
export async function sendWebhook(
  id: string,
  { webhook, key, content }: Webhook,
  privateHosts: readonly string[],
): Promise<void> {
  const url = new URL(webhook);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isAllowed = privateHosts.includes(host);
  if (!isAllowed && url.protocol !== 'https:') throw new Error(`${url.origin} does not use https`);
  if (!isAllowed && isIP(host) !== 0 && !isPublic(host)) throw new Error(`${host} is not a public address`);
  const body = JSON.stringify({ id, ...content });
  const status = await new Promise<number | undefined>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(url, {
      method: 'POST',
      agent: false,
      signal: AbortSignal.timeout(DEADLINE_MS),
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'comptoir',
        'comptoir-signature': `sha256=${createHmac('sha256', key).update(body).digest('hex')}`,
      },
      ...(!isAllowed && { lookup: publicLookup }),
    });
    sent.on('error', reject);
    sent.on('response', (answer) => {
      answer.destroy();
      resolve(answer.statusCode);
    });
    sent.end(body);
  });
  if (status === undefined || status < 200 || status > 299) throw new Error(`${url.origin} answered ${status}`);
}
