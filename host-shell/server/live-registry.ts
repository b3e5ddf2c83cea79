import { stat } from 'node:fs/promises';
import path from 'node:path';
import { EMPTY_REGISTRY, folderStore, type Registry } from '@comptoir/remote-registry';

/** The registry in `folder` as it stands now; a broken file leaves the last good one in use. */
export function liveRegistry(folder: string, onBroken: (cause: unknown) => void): () => Promise<Registry> {
  const store = folderStore(folder);
  const file = path.join(folder, 'registry.json');
  let registry: Registry = EMPTY_REGISTRY;
  let seen = '';
  return async () => {
    const stats = await stat(file).catch(() => undefined);
    const mark = stats ? `${stats.mtimeMs}-${stats.size}-${stats.ino}` : '';
    if (mark === seen) return registry;
    try {
      registry = await store.read();
    } catch (cause) {
      onBroken(cause);
    }
    seen = mark;
    return registry;
  };
}
