import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { hashFiles } from './file-hashes';

const FILE = 'integrity.json';

/** Writes `integrity.json` with the hash of each built file, so that publishing detects files changed since. */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('IntegrityPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path;
      if (folder === undefined) return;
      const { [FILE]: _own, ...hashes } = await hashFiles(folder);
      await writeFile(path.join(folder, FILE), `${JSON.stringify(hashes, null, 2)}\n`);
    });
  }
}
