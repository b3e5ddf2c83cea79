import { rspack, type Compiler } from '@rspack/core';

/** Lists the files of the chunks that every page needs, so that the server can have them fetched ahead. */
export class FirstFilesPlugin {
  constructor(private readonly chunkNames: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('FirstFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'FirstFilesPlugin', stage }, () => {
        const files = this.chunkNames.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
        const source = new rspack.sources.RawSource(JSON.stringify(files.filter((file) => /\.(js|css)$/.test(file))));
        compilation.emitAsset('first-files.json', source);
      });
    });
  }
}
