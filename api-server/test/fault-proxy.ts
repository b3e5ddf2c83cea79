import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { asMessage, messagesIn, type Message } from './postgres-messages';

/**
 * Injected failures; `every` counts requests of all connections. With `state`, PostgreSQL itself fails a
 * substitute statement, so that the transaction is really aborted.
 */
export type Fault =
  | { kind: 'cut'; every: number }
  | { kind: 'silence'; every: number }
  | { kind: 'lost commit answer'; every: number }
  | { kind: 'delay'; milliseconds: number }
  /** Delays requests selected by text. */
  | { kind: 'hold'; until: (text: string) => Promise<void> | void }
  | { kind: 'state'; state: '40001' | '40P01' | '57P01'; every: number };

export interface FaultProxy {
  url: string;
  fault: Fault | undefined;
  cutAll(): void;
  /** Refuses connections until `up`, as during a restart. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

/** TCP proxy to the test server with fault injection. */
export async function openFaultProxy(database: string): Promise<FaultProxy> {
  const { pathname, searchParams } = new URL(database);
  const target = path.join(searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const lines = new Set<Line>();
  let requests = 0;
  const strikes = (every: number) => ++requests % every === 0;
  const server = createServer((client) => {
    const line = new Line(client, connect(target), () => proxy.fault, strikes);
    lines.add(line);
    client.once('close', () => lines.delete(line));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const cutAll = () => lines.forEach((line) => line.cut());
  const down = async () => {
    if (!server.listening) return;
    const closed = once(server, 'close');
    server.close();
    cutAll();
    await closed;
  };
  await listen(0);
  // A listening TCP server has an address with a port.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  const url = `postgres://postgres@127.0.0.1:${port}${pathname}`;
  const proxy: FaultProxy = { url, fault: undefined, cutAll, down, up: () => listen(port), close: down };
  return proxy;
}

class Line {
  private received: Buffer = Buffer.alloc(0);
  private answered: Buffer = Buffer.alloc(0);
  private request: Message[] = [];
  private state: 'starting' | 'open' | 'silent' | 'commit answer lost' = 'starting';
  /** Unanswered requests, including the startup message. */
  private waiting = 1;
  private held: Promise<void> = Promise.resolve();

  constructor(
    private readonly client: Socket,
    private readonly server: Socket,
    private readonly fault: () => Fault | undefined,
    private readonly strikes: (every: number) => boolean,
  ) {
    client.setNoDelay(true);
    client.on('data', (bytes) => this.ask(bytes));
    server.on('data', (bytes) => this.answer(bytes));
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      one.on('error', () => undefined);
      one.once('close', () => other.destroy());
    }
  }

  cut(): void {
    this.client.resetAndDestroy();
    this.server.destroy();
  }

  private ask(bytes: Buffer): void {
    this.received = Buffer.concat([this.received, bytes]);
    if (this.state === 'starting') {
      if (this.received.length < 4 || this.received.length < this.received.readInt32BE()) return;
      const length = this.received.readInt32BE();
      this.server.write(this.received.subarray(0, length));
      this.received = this.received.subarray(length);
      this.state = 'open';
    }
    const { messages, rest } = messagesIn(this.received);
    this.received = rest;
    for (const message of messages) {
      this.request.push(message);
      // Simple query, Sync and Terminate end a request.
      if (!['Q', 'S', 'X'].includes(message.type)) continue;
      this.send(this.request);
      this.request = [];
    }
  }

  private send(request: readonly Message[]): void {
    if (this.state !== 'open') return;
    const bytes = Buffer.concat(request.map((message) => message.bytes));
    const fault = this.fault();
    this.waiting += 1;
    if (fault?.kind === 'delay') setTimeout(() => this.server.write(bytes), fault.milliseconds);
    else if (fault?.kind === 'hold') {
      this.held = this.held.then(() => fault.until(bytes.toString('latin1'))).then(() => void this.server.write(bytes));
    } else if (fault?.kind === 'lost commit answer' && isSimple(request, 'commit') && this.strikes(fault.every)) {
      this.state = 'commit answer lost';
      this.server.write(bytes);
    } else if (fault?.kind === 'cut' && this.strikes(fault.every)) this.cut();
    else if (fault?.kind === 'silence' && this.strikes(fault.every)) this.state = 'silent';
    // These statements cannot fail with a conflict.
    else if (fault?.kind === 'state' && !isSimple(request, 'begin', 'rollback') && this.strikes(fault.every)) {
      this.server.write(failing(fault.state));
    } else this.server.write(bytes);
  }

  private answer(bytes: Buffer): void {
    const { messages, rest } = messagesIn(Buffer.concat([this.answered, bytes]));
    this.answered = rest;
    this.waiting -= messages.filter(({ type }) => type === 'Z').length;
    if (this.state === 'commit answer lost' && this.waiting === 0) this.cut();
    if (this.state === 'open') this.client.write(bytes);
  }
}

function isSimple([message]: readonly Message[], ...texts: readonly string[]): boolean {
  return message?.type === 'Q' && texts.includes(message.bytes.toString('latin1', 5, message.bytes.length - 1));
}

/** A statement that raises the state; 57P01 also ends the connection. */
function failing(state: string): Buffer {
  const text =
    state === '57P01'
      ? 'select pg_terminate_backend(pg_backend_pid())'
      : `do $$ begin raise exception 'a fault' using errcode = '${state}'; end $$`;
  return asMessage('Q', text);
}
