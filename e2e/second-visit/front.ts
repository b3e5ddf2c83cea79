import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../product/free-port';

/**
 * A proxy with its own address, so that tests do not share a service worker. It records requests, delays pages, and can
 * be closed.
 */
export class Front {
  readonly requested: string[] = [];
  /** Delay of pages, in milliseconds. */
  pageDelay = 0;
  /** Closes the connection instead of passing on the answer to every second POST. */
  losesAnswers = false;
  /** Answers 503 to POST requests with this path. */
  refuses: string | undefined;
  /** Number of lost answers. */
  lost = 0;
  private posts = 0;
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
    this.requested.push(url);
    if (headers.accept?.includes('text/html')) await pause(this.pageDelay);
    if (method === 'POST') this.posts += 1;
    const isLost = this.losesAnswers && method === 'POST' && this.posts % 2 === 0;
    if (method === 'POST' && url === this.refuses) {
      incoming.resume().on('end', () => answer.writeHead(503).end());
      return;
    }
    const onward = request(new URL(url, this.target), { method, headers, agent: false }, (response) => {
      if (isLost) {
        this.lost += 1;
        response.resume().on('end', () => answer.destroy());
        return;
      }
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }
}
