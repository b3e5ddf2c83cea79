import path from 'node:path';
import { rspack, type Compilation, type Compiler, type Configuration } from '@rspack/core';
import { inlineScript } from './inline-script';
import { prerenderedPages } from './prerendered-pages';

const FIRST_CALLS = path.resolve(import.meta.dirname, '../../../kernel/src/first-calls/first-calls.script.ts');

interface PageFilesOptions {
  pages: Readonly<Record<string, readonly string[]>>;
  /** Module that exports `prerenderedPages`, which renders pages before their scripts load. */
  prerenderedPages: string;
  paintScript: string;
  build: Configuration;
}

/**
 * Writes `page-files.json` for the page server: the files to preload for each page and each shared module, the inline
 * scripts, and the static pages shown before scripts run.
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
          faces: filesOfFaces(compilation),
          firstScript: await inlineScript(FIRST_CALLS),
          paintScript: await inlineScript(sources.paintScript),
          prerenderedPages: await prerenderedPages(build, sources.prerenderedPages),
        };
        const source = new rspack.sources.RawSource(`${JSON.stringify(content)}\n`);
        compilation.emitAsset('page-files.json', source);
      });
    });
  }
}

const PROVIDED = /^provide shared module \(\w+\) (@?[^@]+)@/;

/** Files of each shared module that loads on demand, without those of all pages and of the frame. */
function filesOfFaces(compilation: Compilation): Record<string, string[]> {
  const { chunkGraph, modules } = compilation;
  const ofFrame = filesOf(compilation, 'layout');
  const faces = [...modules].flatMap((module) => {
    const [, name] = PROVIDED.exec(module.identifier()) ?? [];
    const files = module.blocks.flatMap((block) => chunkGraph.getBlockChunkGroup(block)?.getFiles() ?? []);
    return name === undefined || files.length === 0
      ? []
      : [[name, files.filter((file) => isLoaded(file) && !ofFrame.includes(file))] as const];
  });
  return Object.fromEntries(faces.toSorted(([one], [other]) => one.localeCompare(other)));
}

function filesOf({ namedChunkGroups, namedChunks }: Compilation, name: string): string[] {
  const files = namedChunkGroups.get(name)?.getFiles() ?? namedChunks.get(name)?.files ?? [];
  return [...files].filter(isLoaded);
}

function isLoaded(file: string): boolean {
  return /\.(js|css)$/.test(file);
}
