import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';

const FILE = 'integrity.json';

/** Writes `integrity.json`: the hash of each file as it was built, so that publishing notices what changed on the way. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('IntegrityPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path;
      if (folder === undefined) return;
      await writeFile(path.join(folder, FILE), `${JSON.stringify(await hashes(folder), null, 2)}\n`);
    });
  }
}

async function hashes(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(({ name }) => /\.(m?js|css|json)$/.test(name) && name !== FILE);
  const hashed = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const hash = createHash('sha384').update(await readFile(file));
    return [path.relative(folder, file).split(path.sep).join('/'), `sha384-${hash.digest('base64')}`] as const;
  });
  return Object.fromEntries(await Promise.all(hashed));
}
