import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TwoAddresses, type Answer } from './two-addresses';

export interface LoadOptions {
  /** TLS ports of the two nginx on this machine. */
  ports: readonly [number, number];
  token: string;
  officeId: string;
  reads: readonly string[];
}

const TIMEOUT_MS = 120_000;

export class Load {
  readonly failedReads: string[] = [];
  readonly repeatedWrites: string[] = [];
  readonly lostWrites: string[] = [];
  reads = 0;
  /** Writes answered 201, each counted once. */
  writes = 0;
  longestRead = 0;
  private goesOn = true;
  private readonly client: TwoAddresses;
  private readonly workers: Promise<void>[];

  constructor(private readonly options: LoadOptions) {
    this.client = new TwoAddresses(options.ports);
    this.workers = [...options.reads.map((path) => this.read(path)), this.write(), this.write()];
  }

  async stop(): Promise<void> {
    this.goesOn = false;
    await Promise.all(this.workers);
  }

  private async read(path: string): Promise<void> {
    const headers = { authorization: `Bearer ${this.options.token}` };
    while (this.goesOn) {
      const began = Date.now();
      const answer = await statusOf(this.client.ask({ method: 'GET', path, headers, timeout: 30_000 }));
      if (answer === 'done') {
        this.reads += 1;
        this.longestRead = Math.max(this.longestRead, Date.now() - began);
      } else {
        this.failedReads.push(`${new Date().toISOString()} ${path}: ${answer}`);
        await pause(100);
      }
      await pause(5);
    }
  }

  private async write(): Promise<void> {
    while (this.goesOn) {
      await this.book();
      await pause(20);
    }
  }

  /** Books one dinar, repeated under one idempotency key. */
  private async book(): Promise<void> {
    const { token, officeId } = this.options;
    const key = randomUUID();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key, 'content-type': 'application/json' };
    const date = new Date().toISOString();
    const body = JSON.stringify({ officeId, date, amount: 1, currency: 'DZD', description: 'Under load' });
    const deadline = Date.now() + TIMEOUT_MS;
    while (Date.now() < deadline) {
      const answer = await statusOf(
        this.client.ask({ method: 'POST', path: '/api/transactions', headers, body, timeout: 15_000 }),
      );
      if (answer === 'done') {
        this.writes += 1;
        return;
      }
      this.repeatedWrites.push(`${new Date().toISOString()} ${answer.slice(0, 200)}`);
      await pause(200);
    }
    this.lostWrites.push(key);
  }
}

async function statusOf(response: Promise<Answer>): Promise<string> {
  try {
    const { status, body } = await response;
    return status === 200 || status === 201 ? 'done' : `${status} ${body}`;
  } catch (error) {
    return String(error);
  }
}
