import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { firstScript } from './first-script';

/**
 * Writes `page-files.json`: the files of the named chunks of some pages, so that the server of the page can have them fetched
 * together with the first scripts; and the script that stands in the page itself.
 */
export class PageFilesPlugin {
  /** @param pages names of chunks, by what the page is called */
  constructor(private readonly pages: Readonly<Record<string, readonly string[]>>) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PageFilesPlugin', stage }, async () => {
        const files = (chunks: readonly string[]) => new Set(chunks.flatMap((name) => filesOf(compilation, name)));
        const pages = Object.entries(this.pages).map(([page, chunks]) => [page, [...files(chunks)]] as const);
        const content = { ...Object.fromEntries(pages), firstScript: await firstScript() };
        const source = new rspack.sources.RawSource(`${JSON.stringify(content)}\n`);
        compilation.emitAsset('page-files.json', source);
      });
    });
  }
}

function filesOf({ namedChunkGroups, namedChunks }: Compilation, name: string): string[] {
  const files = namedChunkGroups.get(name)?.getFiles() ?? namedChunks.get(name)?.files ?? [];
  return [...files].filter((file) => /\.(js|css)$/.test(file));
}
