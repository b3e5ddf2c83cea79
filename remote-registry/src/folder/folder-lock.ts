import { mkdir, open, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from '../store';

const PATIENCE_MS = 30_000;
/** Who holds a lock touches it this often. */
const HEARTBEAT_MS = 5_000;
/** A lock that nobody touched for so long was left behind by a publisher that died. */
const SILENCE_MS = 20_000;

/** Runs `work` while no other process holds the lock file. @throws RegistryError when it does not become free */
export async function withFolderLock<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  await mkdir(path.dirname(lock), { recursive: true });
  await take(lock);
  const heartbeat = setInterval(() => void touch(lock), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    await rm(lock, { force: true });
  }
}

async function take(lock: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      await (await open(lock, 'wx')).close();
      return;
    } catch (cause) {
      if (await isAbandoned(lock)) await rm(lock, { force: true });
      else if (Date.now() > deadline) {
        throw new RegistryError(`Another publisher holds ${lock}; remove it if none is running`, { cause });
      } else await delay(50);
    }
  }
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  // Gone when the work ended just now.
  await utimes(lock, now, now).catch(() => undefined);
}

async function isAbandoned(lock: string): Promise<boolean> {
  const stats = await stat(lock).catch(() => undefined);
  return stats !== undefined && Date.now() - stats.mtimeMs > SILENCE_MS;
}
