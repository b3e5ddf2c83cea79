import { rspack, type Compiler } from '@rspack/core';
import { inlineScript } from './inline-script';

/** Writes a script that is no part of the page, such as a worker. Its name has no hash, so servers revalidate it. */
export class WorkerScriptPlugin {
  constructor(
    private readonly source: string,
    private readonly name: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WorkerScriptPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'WorkerScriptPlugin', stage }, async () => {
        const script = new rspack.sources.RawSource(await inlineScript(this.source));
        compilation.emitAsset(this.name, script);
      });
    });
  }
}
