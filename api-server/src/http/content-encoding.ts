import { Negotiator } from '@fastify/accept-negotiator';
import { Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** `flush` makes all input so far readable. */
export interface Compressor extends Transform {
  flush(done: () => void): void;
}

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] });

export function acceptedEncoding(header: string | string[] | undefined): ContentEncoding {
  const best = negotiator.negotiate(String(header ?? '').toLowerCase());
  return best === 'br' || best === 'gzip' ? best : 'identity';
}

/** Fast settings: on a list, brotli 2 is as small as brotli 4 and three times as fast. */
export function createCompressor(encoding: Exclude<ContentEncoding, 'identity'>): Compressor {
  return encoding === 'br'
    ? createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 2 } })
    : createGzip({ level: constants.Z_BEST_SPEED });
}

export async function compressed(text: string, encoding: ContentEncoding): Promise<Buffer> {
  return encoding === 'identity' ? Buffer.from(text) : buffer(Readable.from([text]).pipe(createCompressor(encoding)));
}
