import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Files that a browser loads as code, style or data; others have no hash. */
const HASHED = /\.(m?js|css|json)$/;

/** Algorithm for the shell's files: a preloaded file must carry the same algorithm as the later request. */
export const SHELL_HASH = 'sha256';

/** Subresource integrity of a content; published files use SHA-384. */
export function integrityOf(content: Uint8Array, algorithm: typeof SHELL_HASH | 'sha384' = 'sha384'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Hash of each loadable file below `folder`, by its path with slashes. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && HASHED.test(entry.name));
  const hashes = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    return [path.relative(folder, file).split(path.sep).join('/'), integrityOf(await readFile(file))] as const;
  });
  return Object.fromEntries((await Promise.all(hashes)).toSorted(([one], [other]) => one.localeCompare(other)));
}
