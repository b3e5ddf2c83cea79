import { mkdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { openingFailure } from './opening-failure';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages';

export interface DatabaseThread {
  worker: Worker;
  /** Writes everything down and ends the thread. */
  close(): Promise<void>;
}

/**
 * Starts the embedded database in a thread of its own, so that a slow query never holds up the requests of others.
 *
 * @throws {StartError} `database-damaged`, `disk-full`
 */
export async function startDatabaseThread(folder: string): Promise<DatabaseThread> {
  await mkdir(folder, { recursive: true });
  compileOnce();
  const worker = new Worker(new URL('./embedded.worker.js', import.meta.url), {
    workerData: { folder } satisfies WorkerData,
    // A loader that the sources are run with has nothing to do in it.
    execArgv: [],
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (cause) => void openingFailure(folder, cause).then(reject));
  });
  // Whoever is connected learns of it through the exit that follows.
  worker.on('error', () => undefined);
  return {
    worker,
    async close() {
      const closed = new Promise<void>((resolve) => {
        worker.on('message', (message: FromWorker) => {
          if (message.kind === 'closed') resolve();
        });
        worker.once('exit', () => resolve());
      });
      worker.postMessage({ kind: 'close' } satisfies ToWorker, []);
      await closed;
      await worker.terminate();
    },
  };
}

/**
 * Keeps V8 from compiling the WebAssembly of the database a second time, for speed: that takes a third of the memory of
 * the process, and gives a fifth of its throughput at most (docs/decisions/embedded-database-memory.md).
 */
function compileOnce(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
