import { Readable } from 'node:stream';
import type { ListChange } from '@comptoir/api-contract/events';

/** How much may wait for a client that does not read, in bytes; beyond that it is cut off and may come back. */
const BUFFER_LIMIT_BYTES = 64 * 1024;
/** How long a client waits before it comes back, in milliseconds. */
const RETRY_MS = 2_000;

/** One client's server-sent events. The id of an event is the moment up to which the client knows everything. */
export class EventStream extends Readable {
  private isOver = false;

  constructor() {
    super();
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  override _read(): void {
    // Events are pushed when they happen.
  }

  tell(at: Date, changes: readonly ListChange[]): void {
    const events = changes.map((change) => `event: change\ndata: ${JSON.stringify(change)}\n`);
    this.write(`${events.join('\n')}id: ${at.getTime()}\n\n`);
  }

  /** Says nothing, and so keeps the connection open; the id moves on. */
  beat(at: Date): void {
    this.write(`:\nid: ${at.getTime()}\n\n`);
  }

  /** Nothing is told after it, to whomever has not yet read that it is over. */
  end(): void {
    this.isOver = true;
    this.push(null);
  }

  private write(text: string): void {
    if (this.destroyed || this.isOver) return;
    this.push(text);
    if (this.readableLength > BUFFER_LIMIT_BYTES) this.destroy();
  }
}

/** The moment that a client knows everything up to, from the id of the last event that it got. */
export function knownUntil(lastEventId: string | string[] | undefined): Date | undefined {
  if (typeof lastEventId !== 'string' || !/^\d{1,15}$/.test(lastEventId)) return undefined;
  return new Date(Math.min(Number(lastEventId), Date.now()));
}
