import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileTypeFromFile } from 'file-type/node';
import { MEDIA_SIZE_LIMIT_BYTES } from '@comptoir/api-contract/collections';
import { refused, type ApiError } from '../api-error';
import type { ByteRange } from './byte-range';
import type { FileContent } from './file-content';

export interface ReceivedFile {
  objectKey: string;
  size: number;
  content: FileContent;
}

const HEAD_BYTES = 4096;

export class DiskStore {
  readonly kind = 'disk';

  constructor(private readonly folder: string) {}

  /**
   * Streams to disk and flushes.
   *
   * @throws {ApiError} 413 as soon as the limit is exceeded
   */
  async receive(fileKey: string, body: Readable): Promise<ReceivedFile> {
    const objectKey = `${fileKey}/${randomUUID()}`;
    const file = this.pathOf(objectKey);
    await mkdir(path.dirname(file), { recursive: true });
    let size = 0;
    const limit = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        done(size > MEDIA_SIZE_LIMIT_BYTES ? tooLarge() : null, chunk);
      },
    });
    try {
      await pipeline(body, limit, createWriteStream(file, { flush: true }));
      return { objectKey, size, content: await contentOf(file) };
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    }
  }

  discard(objectKey: string): Promise<void> {
    return rm(this.pathOf(objectKey), { force: true });
  }

  read(objectKey: string, range?: ByteRange): Readable {
    return createReadStream(this.pathOf(objectKey), range);
  }

  async sizeOf(objectKey: string): Promise<number> {
    return (await stat(this.pathOf(objectKey))).size;
  }

  async remove(objectKey: string, kept?: string): Promise<void> {
    const folder = this.pathOf(objectKey.split('/').slice(0, 2).join('/'));
    const arrivals = await readdir(folder).catch(() => []);
    for (const arrival of arrivals) {
      const file = path.join(folder, arrival);
      if (kept === undefined || file !== this.pathOf(kept)) await rm(file, { force: true });
    }
    if (kept === undefined) await rm(folder, { recursive: true, force: true });
  }

  private pathOf(objectKey: string): string {
    return path.join(this.folder, objectKey);
  }
}

export function tooLarge(): ApiError {
  return refused('file-too-large', { megabytes: MEDIA_SIZE_LIMIT_BYTES / 1024 / 1024 });
}

async function contentOf(file: string): Promise<FileContent> {
  const detected = (await fileTypeFromFile(file))?.ext;
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return { detected, head: buffer.subarray(0, bytesRead) };
  } finally {
    await handle.close();
  }
}
