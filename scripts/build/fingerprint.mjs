import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const made = new Set(['node_modules', 'dist', '.cache', 'results', 'report']);

/**
 * @param {string} base
 * @param {readonly string[]} files relative to the base
 * @returns {Promise<string>} depends on names and contents
 */
export async function fingerprintOfFiles(base, files) {
  const hash = createHash('sha256');
  for (const file of files.toSorted()) {
    hash.update(`${file}\0`);
    hash.update(
      createHash('sha256')
        .update(await readFile(join(base, file)))
        .digest(),
    );
  }
  return hash.digest('base64url');
}

/**
 * Fingerprint of the sources of a folder, without tests and generated files.
 * @param {string} folder
 */
export async function fingerprintOfSources(folder) {
  const files = await sourcesIn(folder, '');
  return fingerprintOfFiles(folder, files);
}

/**
 * @param {string} base
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
async function sourcesIn(base, folder) {
  const entries = await readdir(join(base, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries
      .filter((entry) => !made.has(entry.name) && !/\.test\.\w+$/.test(entry.name))
      .map(async (entry) => {
        const path = folder ? `${folder}/${entry.name}` : entry.name;
        return entry.isDirectory() ? sourcesIn(base, path) : [path];
      }),
  );
  return found.flat();
}
