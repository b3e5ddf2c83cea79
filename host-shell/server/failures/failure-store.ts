import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { readIfThere, writeDurably } from '@comptoir/remote-registry';
import * as z from 'zod/mini';
import { FailureGroup, FailureGroups } from './failure-groups';

/** A name that begins with a dot is not served: the files are private to page servers. */
const PREFIX = '.failures-';
const RETENTION_MS = 30 * 24 * 3_600_000;
/** Failures of this time are written at once. */
const COLLECTING_MS = 1_000;

const Kept = z.array(FailureGroup);

export interface FailureStore {
  add: (group: FailureGroup) => void;
  /** Groups of all page servers that share the folder. */
  all: () => Promise<FailureGroup[]>;
  /** Writes pending failures. */
  flush: () => Promise<void>;
}

/**
 * Failures in a folder that page servers share. Each process writes a file of its own, so that none needs a lock.
 * @param folder absent: memory only
 */
export function openFailureStore(
  folder: string | undefined,
  onWriteError: (cause: unknown) => void,
  now: () => number = Date.now,
): FailureStore {
  const own = new FailureGroups();
  const name = `${PREFIX}${randomUUID()}`;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function flush(): Promise<void> {
    if (timer !== undefined && folder !== undefined) {
      clearTimeout(timer);
      timer = undefined;
      writing = writing.then(() => write(folder, name, own)).catch(onWriteError);
    }
    return writing;
  }

  return {
    add(group) {
      own.add(group);
      if (folder !== undefined) timer ??= setTimeout(() => void flush(), COLLECTING_MS).unref();
    },
    async all() {
      const since = new Date(now() - RETENTION_MS).toISOString();
      const groups = new FailureGroups();
      const others = folder === undefined ? [] : await readOthers(folder, name, now() - RETENTION_MS);
      for (const group of [...others, ...own.all()]) if (group.lastAt >= since) groups.add(group);
      return groups.all();
    },
    flush,
  };
}

async function write(folder: string, name: string, groups: FailureGroups): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeDurably(path.join(folder, name), JSON.stringify(groups.all()));
}

async function readOthers(folder: string, name: string, since: number): Promise<FailureGroup[]> {
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.startsWith(PREFIX) && file !== name);
  const groups = await Promise.all(files.map((file) => readGroups(path.join(folder, file), since)));
  return groups.flat();
}

async function readGroups(file: string, since: number): Promise<FailureGroup[]> {
  const age = await stat(file).catch(() => undefined);
  if (age && age.mtimeMs < since) {
    await rm(file, { force: true });
    return [];
  }
  try {
    return z.parse(Kept, JSON.parse((await readIfThere(file))?.toString() ?? '[]'));
  } catch {
    // The format of another version.
    return [];
  }
}
