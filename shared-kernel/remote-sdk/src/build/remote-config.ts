import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Chunk, type Compilation, type Configuration, type Module } from '@rspack/core';
import type { RemoteConfig } from '@comptoir/kernel/remote/config';
import { baseConfig, isDevelopment } from './base-config';
import { containerName } from '@comptoir/kernel/internal/remote/container-name';
import { currentDescriptor } from './current-descriptor';
import { EmitJsonPlugin } from './emit-json-plugin';
import { ExposedFilesPlugin } from './exposed-files-plugin';
import { chunkOf, descriptorOf, exposedName, exposesOf } from './exposed-modules';
import { consumedFace, firstFaces } from './first-faces';
import { importedNames } from './kernel-names';
import { IntegrityPlugin } from './integrity-plugin';
import { OwnAntdPlugin } from './own-antd-plugin';
import { PrecompressPlugin } from './precompress-plugin';
import { ReportBuildsPlugin } from './report-builds-plugin';
import { isOnDemand, sharedModules } from './shared-modules';
import { standalonePage, standalonePlugins } from './standalone-page';

/**
 * Smallest chunk that areas share, before compression. A smaller one, such as the texts of a remote, is part of each
 * area: as a chunk of its own it is a further request before the first rows.
 */
const SHARED_CHUNK_BYTES = 25_000;

/** Options of `remoteBuild`. */
export interface RemoteBuildOptions {
  directory: string;
  /** For example `1.4.2`; must be unique to each build. */
  version: string;
  /** Port of the development server; the environment variable PORT overrides it. */
  port: number;
}

/** The rspack configuration of a remote, derived from its `remote.config.ts`. */
export function remoteBuild(config: RemoteConfig, options: RemoteBuildOptions): Configuration {
  const { directory, version, port } = options;
  const development = isDevelopment();
  const name = containerName(config.name);
  const base = baseConfig({ directory, name, version, port });
  // Set by `comptoir-remote dev --in`, which serves each build to a deployment.
  const watcher = process.env['COMPTOIR_BUILDS'];
  const descriptor = descriptorOf(config, version);
  const current = () => (development ? currentDescriptor(directory, version) : descriptor);
  return {
    ...base,
    entry: {},
    output: { ...base.output, publicPath: 'auto' },
    ...(development ? {} : { optimization: { ...base.optimization, splitChunks: remoteChunks(config) } }),
    ...(development ? standalonePage(base, directory, config.name) : {}),
    plugins: [
      ...(base.plugins ?? []),
      new OwnAntdPlugin(),
      new ModuleFederationPlugin({
        name,
        filename: development ? 'remoteEntry.js' : 'remoteEntry.[contenthash:8].js',
        exposes: exposesOf(config),
        shared: sharedModules(development),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: development ? {} : { externalRuntime: true, optimization: { target: 'web', disableRemote: true } },
      }),
      new EmitJsonPlugin('remote.json', async (compilation) => ({
        ...(await current()),
        uses: usedNames(compilation),
        firstFaces: firstFaces(config, compilation),
      })),
      // The shell takes the hashes from the registry, so the remote carries none.
      ...(development
        ? standalonePlugins(name)
        : watcher
          ? [new ReportBuildsPlugin(watcher), servicesAt(watcher)]
          : [new ExposedFilesPlugin(), new IntegrityPlugin(), new PrecompressPlugin()]),
    ],
  };
}

/**
 * One chunk for all widgets, because the dashboard shows them together. Faces on demand stay with the widgets that
 * import them, so that the others do not wait for them.
 */
function remoteChunks({ widgets }: RemoteConfig) {
  const ofWidgets = new Set(widgets.map(({ module }) => chunkOf(exposedName(module))));
  const chunks = ({ name }: Chunk) => name !== undefined && ofWidgets.has(name);
  const test = (module: Module) => !isOnDemand(consumedFace(module));
  return { minSize: SHARED_CHUNK_BYTES, cacheGroups: { widgets: { chunks, test, name: 'widgets', enforce: true } } };
}

/** The page of a deployment calls services of the developer's machine at the server of its builds. */
function servicesAt(watcher: string) {
  return new rspack.DefinePlugin({ COMPTOIR_SERVICES_AT: JSON.stringify(new URL(watcher).origin) });
}

/** Sorted, so that builds of the same source are identical. */
function usedNames({ modules }: Compilation): Record<string, string[]> {
  const uses = new Map<string, Set<string>>();
  for (const module of modules) {
    for (const [face, name] of importedNames(String(module.originalSource()?.source() ?? ''))) {
      uses.set(face, (uses.get(face) ?? new Set()).add(name));
    }
  }
  return Object.fromEntries(
    [...uses]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([face, names]) => [face, [...names].toSorted()]),
  );
}
