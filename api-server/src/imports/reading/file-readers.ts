import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { refused } from '../../api-error';
import type { RowBatch } from './reader-messages';
import { ReaderProcess } from './reader-process';

/** Largest number of files that are read at the same time. */
const AT_ONCE = 2;
/** Largest number of files that wait for it, or are on their way: of one person, and of all. */
const PLACES = { person: 3, all: 20 };
/** How long a process without work is kept, in milliseconds. */
const IDLE_MS = 30_000;

interface Waiting {
  userId: string;
  begin: () => void;
}

/** Reads the files of many people in processes of their own: of each person one after the other. */
export class FileReaders {
  private readonly places = new Map<string, number>();
  private readonly busy = new Set<string>();
  private waiting: Waiting[] = [];
  private idle: { process: ReaderProcess; timer: NodeJS.Timeout } | undefined;
  private readonly running = new Set<ReaderProcess>();

  /**
   * Keeps a place for the file of a person while `work` receives and reads it.
   *
   * @throws {ApiError} 429 where too many wait already
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

  /** The rows of a file, once it is its turn. @throws {ApiError} as `ReaderProcess.read` does */
  async *read(userId: string, file: Uint8Array, encoding?: ImportEncoding): AsyncGenerator<RowBatch> {
    await this.turnOf(userId);
    const reader = this.takeProcess();
    try {
      yield* reader.read(file, encoding);
    } finally {
      this.running.delete(reader);
      if (reader.isAlive) this.keep(reader);
      this.busy.delete(userId);
      this.beginNext();
    }
  }

  /** Ends all that is read. */
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
    const next = this.busy.size < AT_ONCE ? this.waiting.find(({ userId }) => !this.busy.has(userId)) : undefined;
    if (!next) return;
    this.waiting = this.waiting.filter((one) => one !== next);
    this.busy.add(next.userId);
    next.begin();
  }

  private takeProcess(): ReaderProcess {
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
