import type { Compiler } from '@rspack/core';
import { compress, uncompressedFiles } from './precompress';

export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('PrecompressPlugin', async (compilation) => {
      const folder = compilation.outputOptions.path;
      if (folder !== undefined) await compress(await uncompressedFiles(folder));
    });
  }
}
