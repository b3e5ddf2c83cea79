import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

const apiServer = path.resolve(__dirname, '..');
/** Within the package, so that dependencies resolve; ignored by git and linters. */
const builds = path.join(apiServer, '.cache');

let build: string | undefined;
afterAll(() => {
  if (build !== undefined) rmSync(build, { recursive: true, force: true });
});

export interface ServerProcess {
  /** Undefined if the server dies before its answer. */
  send(method: 'GET' | 'POST' | 'PATCH', path: string, options?: SendOptions): Promise<Sent | undefined>;
  kill(): Promise<void>;
}

interface SendOptions {
  body?: object;
  headers?: Record<string, string>;
}

export interface Sent {
  status: number;
  body: unknown;
  retryAfter: string | null;
}

export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  build ??= buildServer();
  const server = spawn(process.execPath, [path.join(build, 'main.js')], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DEMO: '0', SMTP_URL: 'smtp://127.0.0.1:9', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(server, 'exit');
  const address = await listeningAddress(server);
  return {
    async send(method, path_, { body, headers } = {}) {
      try {
        const answer = await fetch(`${address}/api${path_}`, {
          method,
          headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
          ...(body && { body: JSON.stringify(body) }),
        });
        const retryAfter = answer.headers.get('retry-after');
        return { status: answer.status, body: await answer.json(), retryAfter };
      } catch {
        return undefined;
      }
    },
    async kill() {
      server.kill('SIGKILL');
      await exited;
    },
  };
}

/** Bundled once: starting from sources loads thousands of files. */
function buildServer(): string {
  mkdirSync(builds, { recursive: true });
  const folder = mkdtempSync(path.join(builds, 'server-'));
  const options = ['--mode', 'development', '--devtool', 'false', '--output-path', folder];
  const tool = path.join(apiServer, 'node_modules/.bin/rspack');
  execFileSync(tool, ['build', ...options], { cwd: apiServer, stdio: ['ignore', 'ignore', 'inherit'] });
  return folder;
}

async function listeningAddress({ stdout, stderr }: ChildProcess): Promise<string> {
  let complaint = '';
  stderr?.on('data', (text: Buffer) => {
    complaint += text.toString();
  });
  if (stdout) {
    const lines = createInterface({ input: stdout });
    for await (const line of lines) {
      const address = /Server listening at (http:\/\/[^"]+)/.exec(line)?.[1];
      if (address === undefined) continue;
      stdout.resume();
      return address;
    }
  }
  throw new Error(`The server did not start: ${complaint}`);
}
