import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableFileSystem, durableStartParams } from './durable-file-system.js';

/**
 * The thread is JavaScript, so that the sources start it as the build does: a loader for TypeScript would take as long
 * as the database itself, for each thread.
 * @import { FromWorker, ToWorker, WorkerData } from './worker-messages'
 */

/** The answers to statements that came together leave together, until they are as long as this. */
const MESSAGE_BYTES = 64 * 1024;

/** @type {WorkerData} */
const { folder } = workerData;
const port = parentPort;
if (!port) throw new Error('The embedded database runs in a worker thread only.');

const database = await PGlite.create({
  fs: new DurableFileSystem(folder),
  startParams: durableStartParams,
  extensions: { pg_trgm },
});

/**
 * @param {FromWorker} message
 * @param {ArrayBuffer[]} [transfer]
 */
function tell(message, transfer = []) {
  port?.postMessage(message, transfer);
}

/**
 * @param {number} connection
 * @param {Uint8Array} request
 */
async function run(connection, request) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  let answer = [];
  let size = 0;
  const send = () => {
    // A buffer that small parts are joined in is shared with others, and cannot be given away.
    const bytes = answer.length === 1 && answer[0] ? answer[0] : new Uint8Array(Buffer.concat(answer));
    if (size > 0) tell({ kind: 'bytes', connection, bytes }, [bytes.buffer]);
    answer = [];
    size = 0;
  };
  await database.execProtocolRawStream(request, {
    onRawData(chunk) {
      // The chunk is a window on the database's own memory.
      answer.push(new Uint8Array(chunk));
      size += chunk.length;
      if (size >= MESSAGE_BYTES) send();
    },
  });
  send();
}

/** There is one session for all: what a client that went away left open must not reach the next one. */
async function resetSession() {
  await database.exec('rollback');
  await database.exec('discard all');
}

/** @param {ToWorker} message */
async function handle(message) {
  switch (message.kind) {
    case 'bytes':
      try {
        await run(message.connection, message.bytes);
      } catch (error) {
        tell({
          kind: 'failed',
          connection: message.connection,
          message: error instanceof Error ? error.message : String(error),
        });
      }
      return;
    case 'gone':
      await resetSession();
      return;
    case 'close':
      await database.close();
      tell({ kind: 'closed' });
      port?.close();
      return;
  }
}

/** @type {Promise<void>} */
let last = Promise.resolve();
port.on('message', (/** @type {ToWorker} */ message) => {
  last = last.then(() => handle(message));
});
tell({ kind: 'ready' });
