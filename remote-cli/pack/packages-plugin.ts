import path from 'node:path';
import type { Compiler } from '@rspack/core';
import { packAll } from './pack';

export class PackagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PackagesPlugin', async ({ outputOptions }) => {
      const folder = outputOptions.path;
      if (folder !== undefined) await packAll(folder, path.join(folder, 'packages'));
    });
  }
}
