import type { Registry } from './registry.schema';

/** Where the registry and the files of the remotes are kept. */
export interface RegistryStore {
  /** The registry as it stands; an empty one before the first publication. @throws RegistryError when it is not valid */
  read: () => Promise<Registry>;
  /** Changes the registry alone: two publishers at once wait for each other. */
  update: (change: (registry: Registry) => Registry | Promise<Registry>) => Promise<Registry>;
  /** Copies the files of a version to `<remote>/<version>/`; they never change afterwards. */
  addVersion: (remote: string, version: string, folder: string) => Promise<void>;
}

export class RegistryError extends Error {
  override name = 'RegistryError';
}
