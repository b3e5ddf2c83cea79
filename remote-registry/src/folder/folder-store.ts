import { randomUUID } from 'node:crypto';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY_REGISTRY, type RegistryRecord } from '../registry.schema';
import { folderKeys } from '../signing/folder-keys';
import type { RegistryKeys } from '../signing/registry-keys';
import { readRegistry, writeRegistry } from '../signing/registry-text';
import type { RegistryStore } from '../store';
import { withFolderLock } from './folder-lock';
import { readIfThere } from './read-if-there';
import { writeDurably } from './write-durably';

/** A registry in a folder: `registry.json`, and one folder for each version of each remote. */
export function folderStore(folder: string, keys: RegistryKeys = folderKeys(folder)): RegistryStore {
  const file = path.join(folder, 'registry.json');

  async function read(): Promise<RegistryRecord> {
    const content = await readIfThere(file);
    return content ? readRegistry(content.toString('utf8'), file, keys) : EMPTY_REGISTRY;
  }

  return {
    place: folder,
    folder,
    read,
    etag: async () => {
      const stats = await stat(file).catch(() => undefined);
      return stats ? `${stats.mtimeMs}-${stats.size}-${stats.ino}` : '';
    },
    update: (change) =>
      withFolderLock(`${file}.lock`, async () => {
        const before = await read();
        const registry = await change(before);
        if (registry !== before) await writeDurably(file, await writeRegistry(registry, keys));
        return registry;
      }),
    addVersion: async (remote, version, source) => {
      const target = path.join(folder, remote, version);
      const staging = path.join(folder, remote, `.${version}.${randomUUID()}`);
      await mkdir(path.dirname(target), { recursive: true });
      await cp(source, staging, { recursive: true });
      // Called for versions that the registry does not know: what stands there was left by a publisher that died.
      await rm(target, { recursive: true, force: true });
      await rename(staging, target);
    },
    removeVersion: (remote, version) => rm(path.join(folder, remote, version), { recursive: true, force: true }),
    readFile: (name) => readIfThere(path.join(folder, name)),
  };
}
