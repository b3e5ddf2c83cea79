import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** What a browser loads as code, style or data; everything else has no hash. */
const HASHED = /\.(m?js|css|json)$/;

/** Of the shell's own files: what a page has fetched ahead must carry the hash that the shell's run time asks for. */
export const SHELL_HASH = 'sha256';

/** The hash of a content, as a browser takes it; that of a published file is SHA-384. */
export function integrityOf(content: Uint8Array, algorithm: typeof SHELL_HASH | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** The hash of each file below `folder` that a browser loads, by its path with slashes. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && HASHED.test(entry.name));
  const hashes = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).split(path.sep).join('/'), integrityOf(await readFile(file))] as const;
  });
  return Object.fromEntries((await Promise.all(hashes)).toSorted(([one], [other]) => one.localeCompare(other)));
}
