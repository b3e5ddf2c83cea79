import { Duplex } from 'node:stream';
import type { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './worker-messages';

const TERMINATE = 0x58;

let connections = 0;

/** Socket stand-in for the `pg` driver, connected to the database thread. */
export class PortStream extends Duplex {
  private readonly connection = ++connections;
  private open = true;

  constructor(private readonly worker: Worker) {
    super();
    worker.on('message', this.receive);
    worker.on('exit', this.lose);
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    this.worker.ref();
    return this;
  }

  unref(): this {
    this.worker.unref();
    return this;
  }

  override _read(): void {
    // Data is pushed by the worker.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.send(chunk);
    done();
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.send(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    done();
  }

  override _final(done: () => void): void {
    this.leave();
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.leave();
    done(error);
  }

  private readonly receive = (message: FromWorker): void => {
    if (message.kind === 'bytes' && message.connection === this.connection) {
      this.push(Buffer.from(message.bytes.buffer, message.bytes.byteOffset, message.bytes.byteLength));
    } else if (message.kind === 'failed' && message.connection === this.connection) {
      this.destroy(new Error(message.message));
    }
  };

  private readonly lose = (): void => {
    this.destroy(new Error('The embedded database has stopped.'));
  };

  private send(chunk: Buffer): void {
    if (chunk.length === 5 && chunk[0] === TERMINATE) {
      this.leave();
      return;
    }
    const bytes = new Uint8Array(chunk);
    this.tell({ kind: 'bytes', connection: this.connection, bytes }, [bytes.buffer]);
  }

  private leave(): void {
    if (!this.open) return;
    this.open = false;
    this.worker.off('message', this.receive);
    this.worker.off('exit', this.lose);
    this.tell({ kind: 'gone', connection: this.connection });
    this.push(null);
  }

  private tell(message: ToWorker, transfer: ArrayBuffer[] = []): void {
    this.worker.postMessage(message, transfer);
  }
}
