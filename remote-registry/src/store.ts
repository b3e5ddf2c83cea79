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
  /** A text that changes whenever the registry does, without reading all of it. */
  etag: () => Promise<string>;
  /** Changes the registry alone: two publishers at once wait for each other. Nothing is written when `change` throws. */
  update: (change: (registry: RegistryRecord) => RegistryRecord | Promise<RegistryRecord>) => Promise<RegistryRecord>;
  /** Copies the files of a version to `<remote>/<version>/`; they never change afterwards. */
  addVersion: (remote: string, version: string, folder: string) => Promise<void>;
  removeVersion: (remote: string, version: string) => Promise<void>;
  /** The content of `<remote>/<version>/<file>`, `undefined` where there is none. */
  readFile: (file: string) => Promise<Uint8Array | undefined>;
}

export class RegistryError extends Error {
  override name = 'RegistryError';
}
