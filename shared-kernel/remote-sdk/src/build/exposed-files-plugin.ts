import { rspack, type Compilation, type Compiler } from '@rspack/core';
import { chunkOf } from './exposed-modules';

const MANIFEST = 'mf-manifest.json';

interface Manifest {
  exposes: { path: string; assets: Record<'js' | 'css', { sync: string[] }> }[];
}

/**
 * Names the files of each exposed module in the manifest by its chunk. Module Federation also names those of all chunks
 * that consume the same shared module, which pages would preload for nothing.
 */
export class ExposedFilesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ExposedFilesPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'ExposedFilesPlugin', stage }, () => nameFiles(compilation));
    });
  }
}

function nameFiles(compilation: Compilation): void {
  const asset = compilation.getAsset(MANIFEST);
  if (!asset) return;
  const manifest: Manifest = JSON.parse(asset.source.source().toString());
  for (const { path, assets } of manifest.exposes) {
    const files = [...(compilation.namedChunkGroups.get(chunkOf(path))?.getFiles() ?? [])];
    assets.js.sync = files.filter((file) => file.endsWith('.js'));
    assets.css.sync = files.filter((file) => file.endsWith('.css'));
  }
  compilation.updateAsset(MANIFEST, new rspack.sources.RawSource(JSON.stringify(manifest)));
}
