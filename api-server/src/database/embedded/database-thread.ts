import { mkdir } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import { openingFailure } from './opening-failure';
import type { FromWorker, ToWorker, WorkerData } from './worker-messages';

export interface DatabaseThread {
  worker: Worker;
  close(): Promise<void>;
}

/**
 * Runs the embedded database in a worker thread, so that slow queries do not block requests.
 *
 * @throws {StartError} `database-damaged`, `disk-full`
 */
export async function startDatabaseThread(folder: string): Promise<DatabaseThread> {
  await mkdir(folder, { recursive: true });
  disableOptimizingCompiler();
  const worker = new Worker(new URL('./embedded.worker.js', import.meta.url), {
    workerData: { folder } satisfies WorkerData,
    // Drops a TypeScript loader inherited from the main thread.
    execArgv: [],
  });
  await new Promise<void>((resolve, reject) => {
    worker.once('message', () => resolve());
    worker.once('error', (cause) => void openingFailure(folder, cause).then(reject));
  });
  // Handled through the exit that follows.
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
 * Avoids the optimising WebAssembly compiler: saves a third of the memory for at most a fifth of throughput
 * (docs/decisions/embedded-database-memory.md).
 */
function disableOptimizingCompiler(): void {
  for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering']) setFlagsFromString(flag);
}
