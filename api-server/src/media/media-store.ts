import type { DiskStore } from './disk-store';
import type { MediaOptions } from './media-options';
import type { S3Store } from './s3-store';

export type MediaStore = DiskStore | S3Store;

/** Loads the S3 client only if needed. */
export async function openMediaStore(options: MediaOptions): Promise<MediaStore> {
  switch (options.kind) {
    case 'disk': {
      const { DiskStore } = await import('./disk-store');
      return new DiskStore(options.folder);
    }
    case 's3': {
      const { S3Store } = await import('./s3-store');
      return new S3Store(options);
    }
  }
}
