import { once } from 'node:events';
import { createCompressor, type ContentEncoding } from './content-encoding';

/** The body of one answer while it is made: read by all who asked for it, each from the beginning. */
export class Flight {
  private readonly parts: Buffer[] = [];
  private state: 'running' | 'landed' | 'crashed' = 'running';
  private failure: unknown;
  private announce: () => void = () => undefined;
  private news = this.nextNews();
  /** Settles when the last byte is there; the reason of a failure goes to the readers. */
  readonly landed: Promise<boolean>;

  constructor(texts: AsyncIterable<string>, encoding: ContentEncoding) {
    this.landed = this.fly(texts, encoding).then(
      () => this.end('landed'),
      (error: unknown) => {
        this.failure = error;
        return this.end('crashed');
      },
    );
  }

  /** The whole body, once it has landed. */
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
        await this.news;
      } else if (this.state === 'crashed') {
        throw this.failure;
      } else {
        return;
      }
    }
  }

  private async fly(texts: AsyncIterable<string>, encoding: ContentEncoding): Promise<void> {
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
        // Each part must be readable when it is sent, and waiting for it keeps what is not yet compressed small.
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

  private end(state: 'landed' | 'crashed'): boolean {
    this.state = state;
    this.tell();
    return state === 'landed';
  }

  private tell(): void {
    const announce = this.announce;
    this.news = this.nextNews();
    announce();
  }

  private nextNews(): Promise<void> {
    return new Promise((resolve) => {
      this.announce = resolve;
    });
  }
}
