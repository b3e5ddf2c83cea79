import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack';
import { rspack, type Configuration } from '@rspack/core';
import { countryFlagFiles } from '../countries/build';
import { baseConfig, isDevelopment } from './base-config';
import { EmitJsonPlugin } from './emit-json-plugin';
import { MonolithPlugin } from './monolith-plugin';
import { PageFilesPlugin } from './page-files-plugin';
import { PrecompressPlugin } from './precompress-plugin';
import { sharedModules, type OfferedKernel } from './shared-modules';
import { describeShell } from './shell-description';

export interface ShellBuildOptions {
  /** Folder of the shell's package. */
  directory: string;
  version: string;
  port: number;
  /** By default the present one. */
  kernel?: OfferedKernel;
}

/** The rspack configuration of the shell: the only provider of what is shared. No remote is named in it. */
export function shellBuild({ directory, version, port, kernel }: ShellBuildOptions): Configuration {
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
      isMonolith() ? new MonolithPlugin(path.dirname(directory)) : federation(kernel),
      countryFlagFiles(),
      new EmitJsonPlugin('shell.json', () => describeShell(directory, version, kernel)),
      new rspack.HtmlRspackPlugin({
        template: path.join(directory, 'src/index.html'),
        favicon: path.join(directory, 'src/favicon.svg'),
        scriptLoading: 'defer',
      }),
      ...(development
        ? []
        : [
            new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
            new PageFilesPlugin(['layout', 'list']),
            new PrecompressPlugin(),
          ]),
    ],
  };
}

/** `MONOLITH=1` builds the remotes in, to compare with. */
function isMonolith(): boolean {
  return process.env['MONOLITH'] === '1';
}

function federation(kernel: OfferedKernel | undefined): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    name: 'comptoir_shell',
    shared: sharedModules(true, kernel),
    shareStrategy: 'loaded-first',
    manifest: true,
    dts: false,
    // The shell's loader opens containers itself (src/remotes/container.ts).
    experiments: isDevelopment()
      ? {}
      : { provideExternalRuntime: true, optimization: { target: 'web', disableRemote: true, disableSnapshot: true } },
  });
}

/** Faces that are fetched on demand: one file each, `fields` and `changes` together, but for parts that load later. */
const ON_DEMAND = {
  forms:
    /shared-kernel\/src\/(fields|changes)\/(?!merge\/(told|differ))|api-contract\/src\/resources|\/(react-hook-form|@hookform)\//,
  records: /shared-kernel\/src\/records\/(?!history\/(?!history\.)|sessions\/(?!sessions\.))/,
  files: /shared-kernel\/src\/files\//,
  dates: /shared-kernel\/src\/dates\/(?!calendar\/(french|arabic))/,
};

// Libraries change less often than our own code, and stay in the browser's cache over most deployments.
function shellChunks() {
  const onDemand = Object.entries(ON_DEMAND).map(([name, test]) => [
    name,
    { test, chunks: 'async', name, enforce: true },
  ]);
  return {
    cacheGroups: {
      libraries: { test: /[\\/]node_modules[\\/]/, chunks: 'initial' as const, name: 'libraries', enforce: true },
      ...Object.fromEntries(onDemand),
    },
  };
}
