import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { RegistryError } from '../store';

const TIMEOUT_MS = 30_000;
/** Interval at which the holder touches the lock. */
const HEARTBEAT_MS = 5_000;
/** A lock untouched for this long was abandoned. */
const SILENCE_MS = 20_000;
/** Waiting processes touch their tickets; one untouched for this long is ignored. */
const ABANDONED_MS = 2_000;
const POLL_MS = 8;

/**
 * Runs `work` while holding the lock file.
 * @throws RegistryError if it does not become free
 */
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
  const deadline = Date.now() + TIMEOUT_MS;
  const ticket = `${lock}.${(performance.timeOrigin + performance.now()).toFixed(3)}-${randomUUID()}`;
  await writeFile(ticket, '');
  try {
    for (;;) {
      await touch(ticket);
      if ((await isFirst(ticket, lock)) && (await tryLock(lock))) return;
      if (Date.now() > deadline) {
        throw new RegistryError(`Another publisher holds ${lock}; remove it if none is running`);
      }
      await delay(POLL_MS);
    }
  } finally {
    await rm(ticket, { force: true });
  }
}

/** True if no earlier process waits: without an order, a process could starve. */
async function isFirst(ticket: string, lock: string): Promise<boolean> {
  const folder = path.dirname(lock);
  const names = await readdir(folder);
  const earlier = names
    .map((name) => path.join(folder, name))
    .filter((name) => name.startsWith(`${lock}.`) && name < ticket);
  for (const each of earlier) {
    const silence = await silenceOf(each);
    if (silence <= ABANDONED_MS) return false;
    if (silence > SILENCE_MS) await rm(each, { force: true });
  }
  return true;
}

async function tryLock(lock: string): Promise<boolean> {
  try {
    await (await open(lock, 'wx')).close();
    return true;
  } catch {
    if ((await silenceOf(lock)) > SILENCE_MS) await rm(lock, { force: true });
    return false;
  }
}

async function touch(lock: string): Promise<void> {
  const now = new Date();
  // Already removed if the work has just ended.
  await utimes(lock, now, now).catch(() => undefined);
}

/** Milliseconds since a file was touched; zero if it is gone. */
async function silenceOf(file: string): Promise<number> {
  const stats = await stat(file).catch(() => undefined);
  return stats ? Date.now() - stats.mtimeMs : 0;
}
