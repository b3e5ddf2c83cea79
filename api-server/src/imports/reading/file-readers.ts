import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { refused } from '../../api-error';
import type { RowBatch } from './reader-messages';
import { ReaderProcess } from './reader-process';

const MAX_READERS = 2;
const PLACES = { person: 3, all: 20 };
const IDLE_MS = 30_000;

interface Waiting {
  userId: string;
  begin: () => void;
}

/** Reads files in child processes, one at a time per person. */
export class FileReaders {
  private readonly places = new Map<string, number>();
  private readonly busy = new Set<string>();
  private waiting: Waiting[] = [];
  private idle: { process: ReaderProcess; timer: NodeJS.Timeout } | undefined;
  private readonly running = new Set<ReaderProcess>();

  /**
   * Reserves a place while `work` receives and reads a file.
   *
   * @throws {ApiError} 429 if too many are waiting
   */
  async withPlace<Result>(userId: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.places.get(userId) ?? 0;
    const all = Array.from(this.places.values()).reduce((sum, count) => sum + count, 0);
    if (own >= PLACES.person || all >= PLACES.all) throw refused('import-busy');
    this.places.set(userId, own + 1);
    try {
      return await work();
    } finally {
      const left = (this.places.get(userId) ?? 1) - 1;
      if (left > 0) this.places.set(userId, left);
      else this.places.delete(userId);
    }
  }

  /** Waits for its turn. @throws {ApiError} as `ReaderProcess.read` does */
  async *read(userId: string, file: Uint8Array, encoding?: ImportEncoding): AsyncGenerator<RowBatch> {
    await this.turnOf(userId);
    const reader = this.acquireProcess();
    try {
      yield* reader.read(file, encoding);
    } finally {
      this.running.delete(reader);
      if (reader.isAlive) this.keep(reader);
      this.busy.delete(userId);
      this.beginNext();
    }
  }

  close(): void {
    if (this.idle) clearTimeout(this.idle.timer);
    this.idle?.process.end();
    for (const reader of this.running) reader.end();
  }

  private turnOf(userId: string): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ userId, begin: resolve });
      this.beginNext();
    });
  }

  private beginNext(): void {
    const next = this.busy.size < MAX_READERS ? this.waiting.find(({ userId }) => !this.busy.has(userId)) : undefined;
    if (!next) return;
    this.waiting = this.waiting.filter((one) => one !== next);
    this.busy.add(next.userId);
    next.begin();
  }

  private acquireProcess(): ReaderProcess {
    const { idle } = this;
    this.idle = undefined;
    if (idle) clearTimeout(idle.timer);
    const reader = idle?.process.isAlive ? idle.process : ReaderProcess.start();
    this.running.add(reader);
    return reader;
  }

  private keep(reader: ReaderProcess): void {
    if (this.idle) {
      reader.end();
      return;
    }
    const timer = setTimeout(() => {
      this.idle = undefined;
      reader.end();
    }, IDLE_MS).unref();
    this.idle = { process: reader, timer };
  }
}
