import { Transform, type Readable } from 'node:stream';

export class TooLargeError extends Error {
  override name = 'TooLargeError';
}

/** The same stream, which fails as soon as it is longer than `limit` bytes. */
export function limitedBody(body: Readable, limit: number): Readable {
  let size = 0;
  const limited = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new TooLargeError(`The body is longer than ${limit} bytes`));
      else done(null, chunk);
    },
  });
  body.on('error', (cause) => limited.destroy(cause));
  return body.pipe(limited);
}
