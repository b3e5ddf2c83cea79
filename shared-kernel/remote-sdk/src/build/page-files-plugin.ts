import path from 'node:path';
import { rspack, type Compilation, type Compiler, type Configuration } from '@rspack/core';
import { inlineScript } from './inline-script';
import { stillPages } from './still-pages';

const FIRST_CALLS = path.resolve(import.meta.dirname, '../../../kernel/src/first-calls/first-calls.script.ts');

interface PageFilesOptions {
  pages: Readonly<Record<string, readonly string[]>>;
  /** Module that exports `stillPages`, which renders pages before their scripts load. */
  stillPages: string;
  paintScript: string;
  build: Configuration;
}

/**
 * Writes `page-files.json` for the page server: the files of each page's chunks to preload, the inline scripts, and
 * the static pages shown before scripts run.
 */
export class PageFilesPlugin {
  constructor(private readonly options: PageFilesOptions) {}

  apply(compiler: Compiler): void {
    const { pages, build, ...sources } = this.options;
    compiler.hooks.thisCompilation.tap('PageFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'PageFilesPlugin', stage }, async () => {
        const files = (chunks: readonly string[]) => new Set(chunks.flatMap((name) => filesOf(compilation, name)));
        const content = {
          ...Object.fromEntries(Object.entries(pages).map(([page, chunks]) => [page, [...files(chunks)]])),
          firstScript: await inlineScript(FIRST_CALLS),
          paintScript: await inlineScript(sources.paintScript),
          stillPages: await stillPages(build, sources.stillPages),
        };
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
