import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Chunk, type Configuration } from '@rspack/core';
import { countryFlagFiles } from './country-flags';
import { baseConfig, isDevelopment } from './base-config';
import { EmitJsonPlugin } from './emit-json-plugin';
import { SHELL_HASH } from './file-hashes';
import { MonolithPlugin } from './monolith-plugin';
import { PageFilesPlugin } from './page-files-plugin';
import { PrecompressPlugin } from './precompress-plugin';
import { sharedModules } from './shared-modules';
import { describeShell } from './shell-description';
import { WorkerScriptPlugin } from './worker-script-plugin';

/** Options of `shellBuild`. */
export interface ShellBuildOptions {
  directory: string;
  version: string;
  port: number;
}

/** The rspack configuration of the shell, the only provider of shared modules. It names no remote. */
export function shellBuild({ directory, version, port }: ShellBuildOptions): Configuration {
  const development = isDevelopment();
  const base = baseConfig({ directory, name: 'comptoir_shell', version, port });
  return {
    ...base,
    entry: { main: './src/index.ts' },
    output: {
      ...base.output,
      publicPath: '/',
      ...(isMonolith() ? { path: path.join(directory, 'dist-monolith') } : {}),
    },
    optimization: { ...base.optimization, ...(development ? {} : { splitChunks: shellChunks() }) },
    plugins: [
      ...(base.plugins ?? []),
      isMonolith() ? new MonolithPlugin(path.dirname(directory)) : federation('comptoir_shell'),
      countryFlagFiles(),
      new EmitJsonPlugin('shell.json', () => describeShell(directory, version)),
      new rspack.CopyRspackPlugin({
        patterns: ['src/favicon.svg', 'src/installed'].map((from) => ({ from: path.join(directory, from) })),
      }),
      new rspack.HtmlRspackPlugin({
        template: path.join(directory, 'src/index.html'),
        scriptLoading: 'defer',
      }),
      new WorkerScriptPlugin(path.join(directory, 'src/hangs/hang-watch.script.ts'), 'hang-watch.js'),
      new WorkerScriptPlugin(path.join(directory, 'src/inspect/inspect.script.ts'), 'inspect.js'),
      ...(development
        ? []
        : [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: [SHELL_HASH] }),
            new PageFilesPlugin({
              pages: { layout: ['layout'], login: ['login', 'forms'] },
              prerenderedPages: path.join(directory, 'src/first-paint/prerendered-pages.tsx'),
              paintScript: path.join(directory, 'src/first-paint/paint.script.ts'),
              build: base,
            }),
            // Its URL must not change, so the page server announces new versions.
            new WorkerScriptPlugin(
              path.join(directory, 'src/second-visit/service-worker.script.ts'),
              'service-worker.js',
            ),
            new PrecompressPlugin(),
          ]),
    ],
  };
}

/** `MONOLITH=1` bundles the remotes, for comparison. */
function isMonolith(): boolean {
  return process.env['MONOLITH'] === '1';
}

/** Module Federation for a page that provides the shared modules. */
export function federation(name: string): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name,
    shared: sharedModules(true),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    // The shell's loader opens containers itself (src/remotes/container.ts).
    experiments: {
      provideExternalRuntime: true,
      ...(isDevelopment() ? {} : { optimization: { target: 'web', disableRemote: true, disableSnapshot: true } }),
    },
  });
}

/** Faces fetched on demand: one chunk each, with `fields` and `changes` together. */
const ON_DEMAND = {
  forms:
    /shared-kernel\/ui\/src\/((fields|changes)\/(?!merge\/(told|differ))|components\/field\/field-context|countries\/(country-flag|load-))|api-contract\/src\/(resources|money|amount-text|currency-text)|\/(react-hook-form|@hookform)\//,
  records:
    /shared-kernel\/ui\/src\/records\/(?!history\/(?!history\.)|sessions\/(?!sessions\.)|factors\/(?!factors\.))/,
  files: /shared-kernel\/ui\/src\/files\/(?!put-file)/,
  maps: /shared-kernel\/maps\/(assets|src\/(?!google\/|tiles\/|messages\/(fr|ar)))|\/(leaflet|topojson-client)\//,
  dates: /shared-kernel\/ui\/src\/dates\/(?!calendar\/(french|arabic))/,
};

/** Code used by the frame and its lists, or small and used by several faces: bundled with the frame. */
const OF_THE_FRAME =
  /[\\/]node_modules[\\/]@(floating-ui|tanstack[\\/](react-virtual|virtual-core))[\\/]|[\\/]store[\\/]retrying-lazy/;

function isLater(chunk: Chunk): boolean {
  return !chunk.canBeInitial() && chunk.name !== 'layout';
}

// One chunk for all pages and one for the frame: docs/decisions/six-requests.md.
function shellChunks() {
  const onDemand = Object.entries(ON_DEMAND).map(([name, test]) => [
    name,
    // The frame contains its share of these already.
    { test, chunks: isLater, name, enforce: true },
  ]);
  return {
    cacheGroups: {
      layout: { test: OF_THE_FRAME, chunks: 'async', name: 'layout', enforce: true },
      ...Object.fromEntries(onDemand),
    },
  };
}
