import { Agent, get, type IncomingMessage } from 'node:http';

/** Concurrent connections: browsers that reconnect at once after a server was replaced. */
const AT_ONCE = 100;
/**
 * Time since the last heartbeat of each browser, in milliseconds: heartbeats come every 15 s, and a replaced server is
 * back soon.
 */
const AWAY_MS = { least: 5_000, most: 25_000 };
/** Timeout for a change to arrive, in milliseconds. */
const TIMEOUT_MS = 20_000;

interface Change {
  pending: Set<IncomingMessage>;
  allNotified: () => void;
}

/** Idle browsers that listen to changes of a list, and reconnect after their server was replaced. */
export class Browsers {
  private readonly agent = new Agent();
  private readonly streams = new Set<IncomingMessage>();
  private isHangingUp = false;
  private change: Change | undefined;
  readonly losses: string[] = [];

  constructor(
    private readonly server: string,
    private readonly list: string,
  ) {}

  get count(): number {
    return this.streams.size;
  }

  async open(tokens: readonly string[]): Promise<void> {
    const left = tokens.values();
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const token of left) await this.openOne(token);
      }),
    );
  }

  /** Makes a change; returns the milliseconds until all streams received it, and the number that did not. */
  async hear(change: () => Promise<unknown>): Promise<{ time: number; pending: number }> {
    const pending = new Set(this.streams);
    const all = new Promise<void>((resolve) => (this.change = { pending, allNotified: resolve }));
    const started = performance.now();
    await change();
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, TIMEOUT_MS)));
    await Promise.race([all, timeout]);
    clearTimeout(timer);
    return { time: performance.now() - started, pending: pending.size };
  }

  async hangUp(): Promise<void> {
    this.isHangingUp = true;
    const closed = [...this.streams].map((stream) => new Promise((resolve) => stream.once('close', resolve)));
    this.agent.destroy();
    await Promise.all(closed);
  }

  private async openOne(token: string): Promise<void> {
    try {
      const stream = await begun(this.server, token, this.agent);
      if (stream.statusCode === 200) this.follow(stream);
      else this.losses.push(`answered ${stream.statusCode}`);
    } catch (error) {
      this.losses.push(`not opened: ${String(error)}`);
    }
  }

  private follow(stream: IncomingMessage): void {
    const began = performance.now();
    let reason = 'ended by the server';
    this.streams.add(stream);
    stream.on('data', (part: Buffer) => {
      if (part.includes(this.list)) this.markNotified(stream);
    });
    stream.on('error', (error) => (reason = String(error)));
    stream.once('close', () => {
      this.streams.delete(stream);
      const seconds = (performance.now() - began) / 1_000;
      if (!this.isHangingUp) this.losses.push(`${reason}, after ${seconds.toFixed(0)} s`);
    });
  }

  private markNotified(stream: IncomingMessage): void {
    if (this.change?.pending.delete(stream) && this.change.pending.size === 0) this.change.allNotified();
  }
}

function begun(server: string, token: string, agent: Agent): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const away = AWAY_MS.least + Math.random() * (AWAY_MS.most - AWAY_MS.least);
    const headers = {
      authorization: `Bearer ${token}`,
      'last-event-id': String(Math.round(Date.now() - away)),
      // An idle page, as most are: its activity is not stored.
      'x-unattended': 'true',
    };
    get(`${server}/api/events`, { headers, agent }, resolve).on('error', reject);
  });
}
