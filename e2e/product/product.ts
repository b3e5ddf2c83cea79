import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './free-port';

const root = path.resolve(import.meta.dirname, '../..');
export const program = path.join(root, 'all-in-one/dist/main.js');

/** Limit until a built product answers, in milliseconds. */
const TIMEOUT_MS = 90_000;

export interface ProductFolders {
  data: string;
  remotes: string;
}

/** The built product as a process with its own address and folders. */
export class Product {
  private server: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly folders: ProductFolders,
    private readonly port: number,
    private readonly environment: Readonly<Record<string, string>>,
    private readonly timeout: number,
  ) {}

  /** @param timeout limit until it answers, in milliseconds; large demo data takes longer */
  static async start(
    folders: ProductFolders,
    environment: Readonly<Record<string, string>> = {},
    timeout = TIMEOUT_MS,
  ): Promise<Product> {
    const product = new Product(folders, await freePort(), environment, timeout);
    await product.start();
    return product;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts it, again after a stop at the same address; `environment` overrides settings. */
  async start(environment: Readonly<Record<string, string>> = {}): Promise<void> {
    this.output = '';
    const { data, remotes } = this.folders;
    const server = spawn(process.execPath, [program], {
      cwd: root,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: data,
        REMOTES_DIR: remotes,
        ...this.environment,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      this.output += chunk.toString();
    };
    server.stdout.on('data', keep);
    server.stderr.on('data', keep);
    this.server = server;
    await this.answers();
  }

  /** Ends it as Ctrl-C does. */
  async stop(): Promise<void> {
    await this.end('SIGTERM');
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const exit = once(server, 'exit');
    server.kill(signal);
    await exit;
  }

  private async answers(): Promise<void> {
    const deadline = Date.now() + this.timeout;
    while (Date.now() < deadline && this.server?.exitCode === null) {
      const response = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (response?.ok) return;
      await pause(50);
    }
    await this.kill();
    throw new Error(`The product did not start:\n${this.output}`);
  }
}
