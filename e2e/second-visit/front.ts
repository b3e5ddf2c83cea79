import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../product/free-port';

/**
 * A proxy with its own address, so that tests do not share a service worker. It records requests, delays pages, and can
 * be closed.
 */
export class Front {
  readonly asked: string[] = [];
  /** Delay of pages, in milliseconds. */
  pageDelay = 0;
  private server: Server | undefined;

  private constructor(
    private readonly port: number,
    private readonly target: string,
  ) {}

  static async before(target: string): Promise<Front> {
    const front = new Front(await freePort(), target);
    await front.open();
    return front;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  async open(): Promise<void> {
    this.server = createServer((incoming, answer) => void this.pass(incoming, answer));
    this.server.listen(this.port, 'localhost');
    await once(this.server, 'listening');
  }

  async close(): Promise<void> {
    this.server?.closeAllConnections();
    this.server?.close();
    if (this.server?.listening) await once(this.server, 'close');
    this.server = undefined;
  }

  private async pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { url = '/', method = 'GET', headers } = incoming;
    this.asked.push(url);
    if (headers.accept?.includes('text/html')) await pause(this.pageDelay);
    const onward = request(new URL(url, this.target), { method, headers, agent: false }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
}
