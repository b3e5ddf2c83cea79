import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from './caching';

/** Time that a page opened before a deployment may still request its files, in milliseconds. */
const RETENTION_MS = 7 * 24 * 3_600_000;

/**
 * Keeps hashed files of former shells in `kept`, so that open pages find chunks they have not loaded yet. Several
 * servers may share the folder and start at once.
 */
export async function retainShellFiles(shell: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const file of await hashedFiles(shell)) {
    const copy = path.join(kept, file);
    await mkdir(path.dirname(copy), { recursive: true });
    // Renamed after the copy, because another server may be sending the file already.
    const part = `${copy}.${randomUUID()}`;
    await copyFile(path.join(shell, file), part);
    await utimes(part, now, now);
    await rename(part, copy);
  }
  for (const file of await hashedFiles(kept)) {
    if (now.getTime() - (await lastUsed(path.join(kept, file), now)) > RETENTION_MS) {
      await rm(path.join(kept, file), { force: true });
    }
  }
}

async function lastUsed(file: string, now: Date): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  // Deleted by another server meanwhile.
  return found?.mtimeMs ?? now.getTime();
}

async function hashedFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => isHashed(file.replace(/\.(br|gz)$/, '')));
}
