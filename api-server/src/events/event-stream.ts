import { Readable } from 'node:stream';
import type { ListChange } from '@comptoir/api-contract/events';

/** Unread bytes after which a client is disconnected; it may reconnect. */
const BUFFER_LIMIT_BYTES = 64 * 1024;
/** Reconnect delay of clients. */
const RETRY_MS = 2_000;

/** Server-sent events of one client; the event id is the position up to which it is current. */
export class EventStream extends Readable {
  private isOver = false;

  constructor() {
    super();
    this.push(`retry: ${RETRY_MS}\n\n`);
  }

  override _read(): void {}

  tell(at: Date, changes: readonly ListChange[]): void {
    const events = changes.map((change) => `event: change\ndata: ${JSON.stringify(change)}\n`);
    this.write(`${events.join('\n')}id: ${at.getTime()}\n\n`);
  }

  /** Heartbeat comment; also advances the id. */
  beat(at: Date): void {
    this.write(`:\nid: ${at.getTime()}\n\n`);
  }

  /** Later events are dropped even if the end is still unread. */
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

/** Position from `Last-Event-ID`, never in the future. */
export function lastEventTime(lastEventId: string | string[] | undefined): Date | undefined {
  if (typeof lastEventId !== 'string' || !/^\d{1,15}$/.test(lastEventId)) return undefined;
  return new Date(Math.min(Number(lastEventId), Date.now()));
}
