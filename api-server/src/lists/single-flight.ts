import { once } from 'node:events';
import { createCompressor, type ContentEncoding } from '../http/content-encoding';

/** A body under construction, readable by several requests from its beginning. */
export class SingleFlight {
  private readonly parts: Buffer[] = [];
  private state: 'running' | 'done' | 'failed' = 'running';
  private failure: unknown;
  private wake: () => void = () => undefined;
  private next = this.nextChange();
  /** Resolves at the last byte, to false on failure; readers receive the error. */
  readonly done: Promise<boolean>;

  constructor(texts: AsyncIterable<string>, encoding: ContentEncoding) {
    this.done = this.run(texts, encoding).then(
      () => this.end('done'),
      (error: unknown) => {
        this.failure = error;
        return this.end('failed');
      },
    );
  }

  get body(): Buffer {
    return Buffer.concat(this.parts);
  }

  async *read(): AsyncGenerator<Buffer> {
    for (let next = 0; ;) {
      const part = this.parts[next];
      if (part) {
        next++;
        yield part;
      } else if (this.state === 'running') {
        await this.next;
      } else if (this.state === 'failed') {
        throw this.failure;
      } else {
        return;
      }
    }
  }

  private async run(texts: AsyncIterable<string>, encoding: ContentEncoding): Promise<void> {
    if (encoding === 'identity') {
      for await (const text of texts) this.add(Buffer.from(text));
      return;
    }
    const compressor = createCompressor(encoding);
    compressor.on('data', (part: Buffer) => this.add(part));
    const ended = once(compressor, 'end');
    try {
      for await (const text of texts) {
        compressor.write(text);
        await new Promise<void>((resolve) => {
          compressor.flush(resolve);
        });
      }
    } catch (error) {
      ended.catch(() => undefined);
      compressor.destroy();
      throw error;
    }
    compressor.end();
    await ended;
  }

  private add(part: Buffer): void {
    this.parts.push(part);
    this.tell();
  }

  private end(state: 'done' | 'failed'): boolean {
    this.state = state;
    this.tell();
    return state === 'done';
  }

  private tell(): void {
    const wake = this.wake;
    this.next = this.nextChange();
    wake();
  }

  private nextChange(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = resolve;
    });
  }
}
