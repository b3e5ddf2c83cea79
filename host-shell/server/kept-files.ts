import { copyFile, mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { isHashed } from './caching';

/** A page that was opened before a deployment asks for its files this long, in milliseconds. */
const KEPT_TIME = 7 * 24 * 3_600_000;

/**
 * Keeps the hashed files of the shell in `kept` for a while after the next shell took its place, so that open pages find
 * the parts that they have not loaded yet.
 */
export async function keepShellFiles(shell: string, kept: string, now = new Date()): Promise<void> {
  await mkdir(kept, { recursive: true });
  for (const file of await hashedFiles(shell)) {
    const copy = path.join(kept, file);
    await mkdir(path.dirname(copy), { recursive: true });
    await copyFile(path.join(shell, file), copy);
    await utimes(copy, now, now);
  }
  for (const file of await hashedFiles(kept)) {
    const { mtimeMs } = await stat(path.join(kept, file));
    if (now.getTime() - mtimeMs > KEPT_TIME) await rm(path.join(kept, file));
  }
}

async function hashedFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => isHashed(file.replace(/\.(br|gz)$/, '')));
}
