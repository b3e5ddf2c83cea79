import type { FastifyRequest } from 'fastify';
import type { Connection } from '../database/database';
import type { FileOwner, MediaReads } from '../security-events/media-reads';

export type { FileOwner };

/** Files of records as their routes use them. */
export interface RecordFiles {
  mediaAddresses: (request: FastifyRequest) => MediaAddresses;
  /** Finds uploads that arrived without notice; returns whether there were any. */
  settleUploads: (connection: Connection, owner: FileOwner) => Promise<boolean>;
  mediaReads: MediaReads;
}

export interface StoredFileRow {
  id: string;
  name: string;
  contentType: string;
  /** In bytes. */
  size: number;
  secret: string;
  kind?: 'FILE' | 'SIGNATURE';
}

/** Source of signed, expiring file URLs. */
export interface MediaAddresses {
  /** Cache key, stable while the URLs are valid. */
  key: string;
  of(file: StoredFileRow): string;
}

/** Files as answered, without their secrets. */
export function storedFiles(files: readonly StoredFileRow[], addresses: MediaAddresses) {
  return files.map((file) => {
    const { secret: _secret, kind, ...shown } = file;
    return { ...shown, ...(kind === 'SIGNATURE' && { kind }), url: addresses.of(file) };
  });
}
