import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { fork, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ApiError, refused } from '../../api-error';
import { HEAP_LIMIT_MEBIBYTES, MEMORY_LIMIT_BYTES, READING_LIMIT_MS } from './reader-limits';
import type { FromReader, RowBatch, ToReader } from './reader-messages';

const POLL_MS = 100;
/** Signals of a process ended for lack of memory. */
const OUT_OF_MEMORY = new Set(['SIGABRT', 'SIGKILL', 'SIGTRAP', 'SIGILL']);
/** Environment variables passed on; none is secret. */
const ENVIRONMENT = ['SystemRoot', 'TMPDIR', 'TEMP', 'TMP'];

/** Child process that reads files one at a time and is killed if it exceeds its limits. */
export class ReaderProcess {
  private errors = '';
  private reason: 'import-slow' | 'import-memory' | undefined;

  private constructor(private readonly child: ChildProcess) {
    child.stderr?.on('data', (piece) => {
      this.errors = `${this.errors}${String(piece)}`.slice(-2000);
    });
    // The exit event reports the same failure.
    child.on('error', () => undefined);
    // An idle process must not keep the server alive.
    child.unref();
    child.channel?.unref();
  }

  static start(): ReaderProcess {
    // Sources run through a TypeScript loader; the build has its own entry point.
    const isSource = import.meta.url.endsWith('.ts');
    const program = new URL(isSource ? './import-reader.process.ts' : './import-reader.js', import.meta.url);
    const child = fork(fileURLToPath(program), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: Object.fromEntries(ENVIRONMENT.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : []))),
      execArgv: [`--max-old-space-size=${HEAP_LIMIT_MEBIBYTES}`, ...(isSource ? ['--import', 'tsx'] : [])],
    });
    return new ReaderProcess(child);
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null && !this.child.killed;
  }

  /**
   * Yields the rows of a file. Stopping early kills the process.
   *
   * @throws {ApiError} 413, 415, 422 if unreadable or over the time or memory limit
   */
  async *read(file: Uint8Array, encoding?: ImportEncoding): AsyncGenerator<RowBatch> {
    let left = READING_LIMIT_MS;
    let isAtEnd = false;
    try {
      this.send({ kind: 'read', file, encoding });
      while (!isAtEnd) {
        const began = performance.now();
        const answer = await this.next(left);
        left -= performance.now() - began;
        if (answer.kind === 'refused') throw new ApiError(answer.statusCode, answer.error);
        isAtEnd = answer.kind === 'end';
        if (answer.kind === 'rows') yield answer.batch;
      }
    } finally {
      if (!isAtEnd) this.end();
    }
  }

  end(): void {
    this.child.kill('SIGKILL');
  }

  private next(limit: number): Promise<FromReader> {
    const { child } = this;
    return new Promise<FromReader>((resolve, reject) => {
      const timer = setTimeout(() => this.endBecause('import-slow'), Math.max(0, limit));
      const look = setInterval(() => void this.checkMemory(), POLL_MS);
      const settle = () => {
        clearTimeout(timer);
        clearInterval(look);
        child.off('message', onMessage).off('exit', onExit);
      };
      const onMessage = (answer: FromReader) => {
        settle();
        resolve(answer);
      };
      const onExit = (code: number | null, signal: string | null) => {
        settle();
        reject(this.failure(code, signal));
      };
      child.on('message', onMessage).on('exit', onExit);
      if (!this.isAlive) onExit(child.exitCode, child.signalCode);
      else this.send({ kind: 'next' });
    });
  }

  private send(message: ToReader): void {
    // A failed send means that the process exited, which is handled there.
    this.child.send(message, () => undefined);
  }

  private async checkMemory(): Promise<void> {
    const status = await readFile(`/proc/${this.child.pid}/status`, 'utf8').catch(() => '');
    const [, kibibytes = '0'] = /VmRSS:\s*(\d+)/.exec(status) ?? [];
    if (Number(kibibytes) * 1024 > MEMORY_LIMIT_BYTES) this.endBecause('import-memory');
  }

  private endBecause(reason: 'import-slow' | 'import-memory'): void {
    this.reason ??= reason;
    this.end();
  }

  private failure(code: number | null, signal: string | null): Error {
    if (this.reason === 'import-slow') return refused('import-slow', { seconds: READING_LIMIT_MS / 1000 });
    if (this.reason === 'import-memory' || OUT_OF_MEMORY.has(signal ?? '') || code === 134) {
      return refused('import-memory');
    }
    return new Error(`The file reader process exited (${signal ?? code}): ${this.errors}`);
  }
}
