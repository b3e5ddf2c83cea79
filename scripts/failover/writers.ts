import { setTimeout as pause } from 'node:timers/promises';

export interface Acknowledged {
  description: string;
  id: string;
  /** Times of the first attempt and of the answer, in milliseconds since 1970. */
  sentAt: number;
  answeredAt: number;
  attempts: number;
}

interface Access {
  addresses: readonly string[];
  token: string;
}

/** Timeout before a client retries on the other instance, in milliseconds. */
const PATIENCE_MS = 3000;
const PAUSE = 50;

/** Repeats a request below `/api` with the same key on alternating instances until it is answered. */
export async function untilAnswered(
  { addresses, token }: Access,
  path: string,
  body: object,
  key: string,
): Promise<{ answer: Readonly<Record<string, string>>; attempts: number }> {
  for (let attempt = 1; ; attempt++) {
    const address = addresses[attempt % addresses.length];
    try {
      const response = await fetch(`${address}/api${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (response.ok) {
        const answer: Readonly<Record<string, string>> = JSON.parse(await response.text());
        return { answer, attempts: attempt };
      }
      if (response.status < 500) throw new RefusedError(`${response.status} ${await response.text()}`);
      if (response.status !== 503) throw new RefusedError(`An answer was ${response.status} instead of 503`);
    } catch (error) {
      if (error instanceof RefusedError) throw error;
    }
    await pause(PAUSE);
  }
}

class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Concurrent clients that book expenses of 1.00 in sequence until stopped. */
export class Writers {
  readonly acknowledged: Acknowledged[] = [];
  private state: 'writing' | 'stopping' = 'writing';
  private readonly running: Promise<void>[];

  constructor(access: Access, offices: readonly string[], count: number, name: string) {
    this.running = Array.from({ length: count }, (_, index) =>
      this.write(access, offices[index % offices.length] ?? '', `${name}-${index}`),
    );
  }

  async stop(): Promise<void> {
    this.state = 'stopping';
    await Promise.all(this.running);
  }

  private async write(access: Access, officeId: string, name: string): Promise<void> {
    for (let number = 1; this.state === 'writing'; number++) {
      const description = `${name}-${number}`;
      const sentAt = Date.now();
      const body = { officeId, date: new Date().toISOString(), amount: -1, currency: 'USD', description };
      const { answer, attempts } = await untilAnswered(access, '/transactions', body, description);
      this.acknowledged.push({ description, id: answer['id'] ?? '', sentAt, answeredAt: Date.now(), attempts });
    }
  }
}
