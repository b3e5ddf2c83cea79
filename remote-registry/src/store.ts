import type { RegistryRecord } from './registry.schema';

/** Where the registry and the files of the remotes are kept. */
export interface RegistryStore {
  /** For messages: the folder, or the address of the bucket. */
  place: string;
  /** Where the files lie on this machine, if they do: a server may then send them from there. */
  folder?: string;
  /**
   * The registry as it stands; an empty one before the first publication.
   * @throws RegistryError when it is not valid, or its signature is not
   */
  read: () => Promise<RegistryRecord>;
  /** What the registry is signed with, as PEM; nothing while it never was. */
  publicKey: () => Promise<string | undefined>;
  /** A text that changes whenever the registry does, without reading all of it. */
  etag: () => Promise<string>;
  /** Changes the registry alone: two publishers at once wait for each other. Nothing is written when `change` throws. */
  update: (change: (registry: RegistryRecord) => RegistryRecord | Promise<RegistryRecord>) => Promise<RegistryRecord>;
  /**
   * Brings the files of a version here, as far as that needs no turn of its own, and finds whether they arrived whole.
   * @throws RegistryError when they did not
   */
  bringVersion: (remote: string, version: BroughtVersion, folder: string) => Promise<ArrivingVersion>;
  removeVersion: (remote: string, version: string) => Promise<void>;
  /** The content of `<remote>/<version>/<file>`, `undefined` where there is none. */
  readFile: (file: string) => Promise<Uint8Array | undefined>;
}

/** A version by its number, and the hash of each file that a browser loads. */
export interface BroughtVersion {
  version: string;
  integrity: Readonly<Record<string, string>>;
}

/** Files of a version that nobody knows yet. */
interface ArrivingVersion {
  /** Puts them to `<remote>/<version>/`, where they never change; only while the registry is changed. @throws RegistryError */
  settle: () => Promise<void>;
  /** Leaves nothing behind of what was not settled. */
  discard: () => Promise<void>;
}

export class RegistryError extends Error {
  override name = 'RegistryError';
}
