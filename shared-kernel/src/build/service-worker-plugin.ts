import { rspack, type Compiler } from '@rspack/core';
import { inlineScript } from './inline-script';

/** Writes `service-worker.js`, whose address must stay the same: the server of the page says when it is a new one. */
export class ServiceWorkerPlugin {
  constructor(private readonly source: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ServiceWorkerPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'ServiceWorkerPlugin', stage }, async () => {
        const script = new rspack.sources.RawSource(await inlineScript(this.source));
        compilation.emitAsset('service-worker.js', script);
      });
    });
  }
}
