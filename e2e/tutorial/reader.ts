import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Fence } from './fences';

const run = promisify(execFile);

/** Limit until a started server answers, in milliseconds. */
const TIMEOUT_MS = 60_000;

export class Reader {
  readonly clock: string[] = [];
  private readonly services: ChildProcess[] = [];
  private readonly started = performance.now();

  private constructor(
    readonly home: string,
    public folder: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async inBareFolder(environment: Readonly<Record<string, string>>): Promise<Reader> {
    const home = await mkdtemp(path.join(tmpdir(), 'comptoir-reader-'));
    return new Reader(home, home, { ...bareEnvironment(), ...environment });
  }

  async write({ name, text }: Fence): Promise<void> {
    await mkdir(path.dirname(path.join(this.folder, name)), { recursive: true });
    await writeFile(path.join(this.folder, name), text);
  }

  /** @throws Error with the output of the commands */
  async run({ name, text }: Fence): Promise<string> {
    const began = performance.now();
    const place = path.join(this.home, '.place');
    try {
      const { stdout } = await run('bash', ['-ec', `${text}\npwd > '${place}'`], {
        cwd: this.folder,
        env: this.environment,
        maxBuffer: 64 * 1024 * 1024,
      });
      this.folder = (await readFile(place, 'utf8')).trim();
      return stdout;
    } catch (cause) {
      const output =
        cause instanceof Error && 'stdout' in cause && 'stderr' in cause
          ? `${String(cause.stdout)}${String(cause.stderr)}`
          : '';
      throw new Error(`A reader of the page fails at: ${name}\n${output}`, { cause });
    } finally {
      this.clock.push(`${this.minutes()}  ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    }
  }

  /** Starts a server that runs until `leave`. */
  start({ name, text }: Fence): void {
    const server = this.spawned(text);
    this.services.push(server);
    this.clock.push(`${this.minutes()}           ${name}`);
  }

  /** Starts a server, calls `look`, and stops it. */
  async runWhile({ name, text }: Fence, address: string, look: () => Promise<void>): Promise<void> {
    const began = performance.now();
    const server = this.spawned(text);
    const end = once(server, 'exit');
    try {
      await answers(address);
      await look();
    } finally {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
      await end;
      this.clock.push(`${this.minutes()}  ${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${name}`);
    }
  }

  async leave(): Promise<void> {
    for (const server of this.services) {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid);
    }
    await rm(this.home, { recursive: true, force: true, maxRetries: 3 });
  }

  private spawned(text: string): ChildProcess {
    return spawn('bash', ['-ec', text], {
      cwd: this.folder,
      env: this.environment,
      stdio: 'ignore',
      detached: true,
    });
  }

  private minutes(): string {
    const seconds = Math.round((performance.now() - this.started) / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}

/** A plain shell environment, without the variables of npm and of the test runner. */
function bareEnvironment(): NodeJS.ProcessEnv {
  const kept = /^npm_config_(registry|cache|userconfig)$/i;
  const entries = Object.entries(process.env).filter(
    ([name]) =>
      name !== 'NODE_ENV' && name !== 'NODE_OPTIONS' && (kept.test(name) || !/^(npm_|pnpm_|INIT_CWD)/i.test(name)),
  );
  return Object.fromEntries(entries);
}

async function answers(address: string): Promise<void> {
  const deadline = Date.now() + TIMEOUT_MS;
  while (Date.now() < deadline) {
    if ((await fetch(address).catch(() => undefined))?.ok) return;
    await pause(100);
  }
  throw new Error(`${address} does not answer`);
}
