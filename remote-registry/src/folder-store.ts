import { randomUUID } from 'node:crypto';
import { cp, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { EMPTY_REGISTRY, Registry } from './registry.schema';
import { RegistryError, type RegistryStore } from './store';

const LOCK_PATIENCE_MS = 10_000;
/** A lock older than this was left behind by a publisher that died. */
const LOCK_AGE_MS = 60_000;

/** A registry in a folder: `registry.json`, and one folder for each version of each remote. */
export function folderStore(folder: string): RegistryStore {
  const file = path.join(folder, 'registry.json');

  async function read(): Promise<Registry> {
    let text: string;
    try {
      text = await readFile(file, 'utf8');
    } catch (cause) {
      if (isMissing(cause)) return EMPTY_REGISTRY;
      throw new RegistryError(`The registry ${file} cannot be read`, { cause });
    }
    try {
      return Registry.parse(JSON.parse(text));
    } catch (cause) {
      throw new RegistryError(`The registry ${file} is not valid`, { cause });
    }
  }

  return {
    read,
    update: (change) =>
      withLock(`${file}.lock`, async () => {
        const registry = await change(await read());
        await writeDurably(file, `${JSON.stringify(registry, null, 2)}\n`);
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
  };
}

async function writeDurably(file: string, text: string): Promise<void> {
  const draft = `${file}.${randomUUID()}`;
  const handle = await open(draft, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

async function withLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lock), { recursive: true });
  const deadline = Date.now() + LOCK_PATIENCE_MS;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      break;
    } catch (cause) {
      if (await isAbandoned(lock)) await rm(lock, { force: true });
      else if (Date.now() > deadline) {
        throw new RegistryError(`Another publisher holds ${lock}; remove it if none is running`, { cause });
      } else await delay(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function isAbandoned(lock: string): Promise<boolean> {
  const stats = await stat(lock).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > LOCK_AGE_MS;
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
