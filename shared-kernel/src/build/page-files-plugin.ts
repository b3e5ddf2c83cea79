import { rspack, type Compiler } from '@rspack/core';

/**
 * Writes `page-files.json`: the files of some named chunks, so that the server of the page can have them fetched
 * together with the first scripts.
 */
export class PageFilesPlugin {
  constructor(private readonly chunks: readonly string[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageFilesPlugin', stage }, () => {
        const files = this.chunks.map((name) => [name, filesOf(compilation.namedChunkGroups.get(name))] as const);
        const source = new rspack.sources.RawSource(`${JSON.stringify(Object.fromEntries(files))}\n`);
        compilation.emitAsset('page-files.json', source);
      });
    });
  }
}

function filesOf(group: { getFiles: () => readonly string[] } | undefined): string[] {
  return [...(group?.getFiles() ?? [])].filter((file) => /\.(js|css)$/.test(file));
}
