import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';

export interface LoadOptions {
  request: APIRequestContext;
  url: string;
  token: string;
  officeId: string;
  /** Addresses that are read over and over. */
  reads: readonly string[];
}

/** How long a client goes on repeating a write. */
const PATIENCE_MS = 120_000;

/** People at work: some read without pause, some book one dinar after the other. */
export class Load {
  readonly failedReads: string[] = [];
  readonly repeatedWrites: string[] = [];
  readonly lostWrites: string[] = [];
  reads = 0;
  /** Writes that were answered 201, each once. */
  writes = 0;
  /** The longest time in which nothing was read, in milliseconds. */
  longestGap = 0;
  private goesOn = true;
  private lastRead = Date.now();
  private readonly workers: Promise<void>[];

  constructor(private readonly options: LoadOptions) {
    this.workers = [...options.reads.map((address) => this.read(address)), this.write(), this.write()];
  }

  async stop(): Promise<void> {
    this.goesOn = false;
    await Promise.all(this.workers);
  }

  private async read(address: string): Promise<void> {
    const { request, url, token } = this.options;
    while (this.goesOn) {
      const answer = await request
        .get(url + address, { headers: { authorization: `Bearer ${token}` }, timeout: 15_000 })
        .then((response) => response.status())
        .catch((error: unknown) => String(error).split('\n')[0]);
      if (answer === 200) this.read200();
      else {
        this.failedReads.push(`${new Date().toISOString()} ${address}: ${answer}`);
        await pause(100);
      }
      await pause(5);
    }
  }

  private read200(): void {
    this.reads += 1;
    this.longestGap = Math.max(this.longestGap, Date.now() - this.lastRead);
    this.lastRead = Date.now();
  }

  private async write(): Promise<void> {
    while (this.goesOn) {
      await this.book();
      await pause(20);
    }
  }

  /** Books one dinar, under one key however often it has to be sent. */
  private async book(): Promise<void> {
    const { request, url, token, officeId } = this.options;
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() };
    const date = new Date().toISOString();
    const data = { officeId, date, amount: 1, currency: 'DZD', description: 'Under load' };
    const deadline = Date.now() + PATIENCE_MS;
    while (Date.now() < deadline) {
      const answer = await request
        .post(`${url}/api/transactions`, { headers, data, timeout: 15_000 })
        .then(async (response) => (response.ok() ? 'done' : `${response.status()} ${await response.text()}`))
        .catch((error: unknown) => String(error).split('\n')[0]);
      if (answer === 'done') {
        this.writes += 1;
        return;
      }
      this.repeatedWrites.push(`${new Date().toISOString()} ${String(answer).slice(0, 200)}`);
      await pause(200);
    }
    this.lostWrites.push(headers['idempotency-key']);
  }
}
