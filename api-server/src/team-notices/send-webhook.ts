import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import { hostOf, postAnywhere, postPublicly } from './post';

export const Webhook = z.object({ webhook: z.string(), key: z.string(), content: z.record(z.string(), z.unknown()) });

export type Webhook = z.infer<typeof Webhook>;

/** Attempts in about eight hours; the team reads failures with its token as well. */
export const MAX_ATTEMPTS = 12;

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
  const body = JSON.stringify({ id, ...content });
  const signature = `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;
  const post = privateHosts.includes(hostOf(url)) ? postAnywhere : postPublicly;
  const { status } = await post(url, { body, headers: { 'comptoir-signature': signature } });
  if (status < 200 || status > 299) throw new Error(`${url.origin} answered ${status}`);
}
