import type { RegistryRecord } from './registry.schema';

export interface RegistryStore {
  /** The folder or the URL of the bucket, for messages. */
  place: string;
  /** Local folder of the files, if any, from which a server may send them. */
  folder?: string;
  /**
   * Reads the registry; empty before the first publication.
   * @throws RegistryError if it or its signature is invalid
   */
  read: () => Promise<RegistryRecord>;
  /** Accepted public keys as PEM, the one in use first; undefined before the first signature. */
  publicKeys: () => Promise<string | undefined>;
  /** Makes new keys, if they are stored with the registry; `signAgain` runs while former keys are accepted, too. */
  renewKeys?: (signAgain: () => Promise<void>) => Promise<void>;
  /** Changes with the registry; cheaper than reading it. */
  etag: () => Promise<string>;
  /** Changes the registry under a lock. Writes nothing if `change` throws. */
  update: (change: (registry: RegistryRecord) => RegistryRecord | Promise<RegistryRecord>) => Promise<RegistryRecord>;
  /**
   * Uploads the files of a version as far as possible without the lock, and verifies them.
   * @throws RegistryError if they are incomplete
   */
  uploadVersion: (remote: string, version: UploadedVersion, folder: string) => Promise<PendingVersion>;
  removeVersion: (remote: string, version: string) => Promise<void>;
  /** Content of `<remote>/<version>/<file>`, `undefined` if missing. */
  readFile: (file: string) => Promise<Uint8Array | undefined>;
}

export interface UploadedVersion {
  version: string;
  integrity: Readonly<Record<string, string>>;
}

interface PendingVersion {
  /**
   * Moves them to their final, immutable place `<remote>/<version>/`, under the lock.
   * @throws RegistryError
   */
  commit: () => Promise<void>;
  /** Removes them unless settled. */
  discard: () => Promise<void>;
}

export class RegistryError extends Error {
  override name = 'RegistryError';
}
