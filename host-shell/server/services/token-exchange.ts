import { createHash } from 'node:crypto';
import type { NewServiceToken } from '@comptoir/api-contract/service-tokens';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';

/** Time in milliseconds for which a token is used again: an ended session reaches its services for no longer. */
const REUSED_MS = 30_000;
const CACHED_TOKENS = 10_000;

const Issued = z.object({ token: z.string() });

/** Calls `POST /api/service-tokens` with these headers. */
export type IssueToken = (
  tokenRequest: NewServiceToken,
  headers: Readonly<Record<string, string>>,
) => Promise<{ status: number; body: unknown }>;

export type Exchanged = { kind: 'token'; token: string } | { kind: 'signed-out' };

/**
 * Exchanges the token of a person for one of a service.
 * @throws Error if the API does not answer as expected
 */
export function tokenExchange(issue: IssueToken) {
  const cached = new LRUCache<string, Promise<Exchanged>>({ max: CACHED_TOKENS, ttl: REUSED_MS });

  async function exchange(
    tokenRequest: NewServiceToken,
    headers: Readonly<Record<string, string>>,
  ): Promise<Exchanged> {
    const { status, body } = await issue(tokenRequest, headers);
    if (status === 401) return { kind: 'signed-out' };
    if (status !== 200)
      throw new Error(`The API answered ${status} to a request for a token of ${tokenRequest.service}`);
    return { kind: 'token', token: z.parse(Issued, body).token };
  }

  return async (
    tokenRequest: NewServiceToken,
    { authorization, isUnattended }: { authorization: string | undefined; isUnattended: boolean },
  ): Promise<Exchanged> => {
    if (authorization === undefined) return { kind: 'signed-out' };
    const key = createHash('sha256')
      .update(JSON.stringify([authorization, tokenRequest]))
      .digest('base64');
    const before = cached.get(key);
    if (before) return before;
    // Concurrent reads of a page share one call.
    const exchanging = exchange(tokenRequest, { authorization, ...(isUnattended && { 'x-unattended': 'true' }) });
    cached.set(key, exchanging);
    const isToken = await exchanging.then(
      ({ kind }) => kind === 'token',
      () => false,
    );
    if (!isToken) cached.delete(key);
    return exchanging;
  };
}
