import { rspack, type Compiler } from '@rspack/core';
import { inlineScript } from './inline-script';

/** Writes `service-worker.js`. Its URL must not change, so the page server announces new versions. */
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
