import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { buildVerifyPage } from './verify-page';

export class VerifyPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('VerifyPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'VerifyPlugin', stage }, async () => {
        compilation.emitAsset('verify.html', new rspack.sources.RawSource(await buildVerifyPage()));
        compilation.contextDependencies.add(path.join(import.meta.dirname, '../src/verify'));
        compilation.contextDependencies.add(import.meta.dirname);
      });
    });
  }
}
