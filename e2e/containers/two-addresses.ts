import { once } from 'node:events';
import { Agent, request as send } from 'node:https';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { connect, type TLSSocket } from 'node:tls';

/** Time until the next address is tried; browsers wait less. */
const CONNECT_TIMEOUT_MS = 1_000;

export interface Answer {
  status: number;
  body: string;
}

interface RequestOptions {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** In milliseconds. */
  timeout: number;
}

/**
 * HTTP client for a name with two addresses that behaves as browsers do: it falls back to the other address, keeps
 * connections alive, and repeats a request on a connection that was closed meanwhile.
 */
export class TwoAddresses {
  private readonly agent = new Agent({ keepAlive: true });
  private connections = 0;

  constructor(private readonly ports: readonly [number, number]) {
    this.agent.createConnection = (_options, callback) => {
      this.connections += 1;
      const order = this.connections % 2 === 0 ? this.ports : this.ports.toReversed();
      this.connectTo(order).then(
        (socket) => callback?.(null, socket),
        (error: Error) => callback?.(error, new Duplex()),
      );
      return undefined;
    };
  }

  async ask(options: RequestOptions): Promise<Answer> {
    const { method, path, headers, body, timeout } = options;
    const call = send({
      host: 'localhost',
      method,
      path,
      headers,
      agent: this.agent,
      signal: AbortSignal.timeout(timeout),
    });
    try {
      call.end(body);
      const [response] = await once(call, 'response');
      return { status: response.statusCode, body: await text(response) };
    } catch (error) {
      if (call.reusedSocket && isReset(error)) return this.ask(options);
      throw error;
    }
  }

  private async connectTo(ports: readonly number[]): Promise<TLSSocket> {
    let failure: unknown;
    for (const port of ports) {
      const socket = connect({ host: '127.0.0.1', port, servername: 'localhost', rejectUnauthorized: false });
      try {
        await once(socket, 'secureConnect', { signal: AbortSignal.timeout(CONNECT_TIMEOUT_MS) });
        return socket;
      } catch (error) {
        socket.destroy();
        failure = error;
      }
    }
    throw failure;
  }
}

function isReset(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['ECONNRESET', 'EPIPE'].includes(String(error.code));
}
