import { setTimeout as pause } from 'node:timers/promises';

export interface Access {
  /** Addresses of the instances of the API. */
  addresses: readonly string[];
  token: string;
}

export interface Answer {
  body: Readonly<Record<string, string>>;
  attempts: number;
}

/** Longer than the API waits for the database. */
const TIMEOUT_MS = 20_000;
const PAUSE_MS = 50;

/**
 * Repeats a write below `/api` with the same key on alternating instances until it is answered.
 *
 * @throws {Error} on an answer that a client must not get during a failover
 */
export async function untilAnswered(access: Access, path: string, body: object, key: string): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const response = await post(access, attempt, path, body, key);
    const text = await response?.text().catch(() => undefined);
    if (response?.ok && text !== undefined) return { body: JSON.parse(text), attempts: attempt };
    if (response && !response.ok && response.status !== 503) {
      throw new Error(`An answer to ${path} was ${response.status} instead of 503: ${text}`);
    }
    await pause(PAUSE_MS);
  }
}

/** Status of a read of one instance, 0 without an answer. */
export async function read({ addresses, token }: Access, instance: number, path: string): Promise<number> {
  try {
    const response = await fetch(`${addresses[instance % addresses.length]}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}

/** `undefined` without an answer. */
async function post({ addresses, token }: Access, attempt: number, path: string, body: object, key: string) {
  try {
    return await fetch(`${addresses[attempt % addresses.length]}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch {
    return undefined;
  }
}
