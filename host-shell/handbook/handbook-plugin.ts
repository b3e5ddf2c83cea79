import path from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { buildHandbook } from './handbook';

const checkout = path.resolve(import.meta.dirname, '../..');
const sources = path.join(checkout, 'docs/staff');
const styles = [
  path.join(checkout, 'shared-kernel/ui/src/components/theme/tokens.css'),
  path.join(import.meta.dirname, 'handbook.css'),
];

export class HandbookPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HandbookPlugin', (compilation) => {
      // The last stage: later ones would change the files after they were hashed.
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'HandbookPlugin', stage }, async () => {
        for (const { name, content } of await buildHandbook(sources, styles)) {
          compilation.emitAsset(`help/${name}`, new rspack.sources.RawSource(content));
        }
        compilation.contextDependencies.add(sources);
      });
    });
  }
}
