import { randomUUID } from 'node:crypto';
import { cp, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { refuseBroken } from '../invariants';
import { EMPTY_REGISTRY, type RegistryRecord } from '../registry.schema';
import { folderKeys } from '../signing/folder-keys';
import type { RegistryKeys } from '../signing/registry-keys';
import { registryTexts } from '../signing/registry-text';
import type { RegistryStore } from '../store';
import { refuseIncomplete } from '../verify';
import { withFolderLock } from './folder-lock';
import { readIfThere } from './read-if-there';
import { writeDurably } from './write-durably';

/** A registry in a folder: `registry.json`, and a folder for each version of each remote. */
export function folderStore(folder: string, keys: RegistryKeys = folderKeys(folder)): RegistryStore {
  const file = path.join(folder, 'registry.json');

  const texts = registryTexts(file, keys);

  async function read(): Promise<RegistryRecord> {
    const content = await readIfThere(file);
    return content ? texts.read(content) : EMPTY_REGISTRY;
  }

  return {
    place: folder,
    folder,
    read,
    publicKeys: () => texts.publicKeys(),
    ...(keys.renew && { renewKeys: keys.renew }),
    etag: async () => {
      const stats = await stat(file).catch(() => undefined);
      return stats ? `${stats.mtimeMs}-${stats.size}-${stats.ino}` : '';
    },
    update: (change) =>
      withFolderLock(`${file}.lock`, async () => {
        const before = await read();
        const registry = await change(before);
        refuseBroken(before, registry);
        if (registry === before) return registry;
        const { content, written } = await texts.write(registry);
        await writeDurably(file, content);
        return written();
      }),
    uploadVersion: async (remote, uploaded, source) => {
      const target = path.join(folder, remote, uploaded.version);
      const arrived = path.join(folder, remote, `.${uploaded.version}.${randomUUID()}`);
      const discard = () => rm(arrived, { recursive: true, force: true });
      try {
        await cp(source, arrived, { recursive: true });
        await refuseIncomplete(remote, uploaded, (file) => readIfThere(path.join(arrived, file)));
      } catch (cause) {
        await discard();
        throw cause;
      }
      const commit = async () => {
        // The registry does not list the version: these files were left by an aborted publication.
        await rm(target, { recursive: true, force: true });
        await rename(arrived, target);
      };
      return { commit, discard };
    },
    removeVersion: (remote, version) => rm(path.join(folder, remote, version), { recursive: true, force: true }),
    readFile: (name) => readIfThere(path.join(folder, name)),
  };
}
