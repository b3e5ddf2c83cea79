import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from './caching';

/** A page that was opened before a deployment asks for its files this long, in milliseconds. */
const KEPT_MS = 7 * 24 * 3_600_000;

/**
 * Keeps the hashed files of the shell in `kept` for a while after the next shell took its place, so that open pages find
 * the parts that they have not loaded yet. Several servers may share the folder and start at once.
 */
export async function keepShellFiles(shell: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const file of await hashedFiles(shell)) {
    const copy = path.join(kept, file);
    await mkdir(path.dirname(copy), { recursive: true });
    // Under another name first: the other server may be sending it already.
    const part = `${copy}.${randomUUID()}`;
    await copyFile(path.join(shell, file), part);
    await utimes(part, now, now);
    await rename(part, copy);
  }
  for (const file of await hashedFiles(kept)) {
    if (now.getTime() - (await lastUsed(path.join(kept, file), now)) > KEPT_MS) {
      await rm(path.join(kept, file), { force: true });
    }
  }
}

async function lastUsed(file: string, now: Date): Promise<number> {
  const found = await stat(file).catch(() => undefined);
  // Gone meanwhile: the other server took it away.
  return found?.mtimeMs ?? now.getTime();
}

async function hashedFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => isHashed(file.replace(/\.(br|gz)$/, '')));
}
