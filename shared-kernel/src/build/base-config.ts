import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { AntdPolicyPlugin } from './antd-policy-plugin';
import { FederationModulesPlugin } from './federation-modules-plugin';
import { TARGETS } from './targets';

export interface BuildOptions {
  /** Folder of the package. */
  directory: string;
  /** Name of the Module Federation container. */
  name: string;
  /** Names this build; two versions of a remote may meet on one page. */
  version: string;
  /** Port of the development server, where PORT in the environment says none. */
  port: number;
}

export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** What shell and remotes build alike. */
export function baseConfig({ directory, name, version, port }: BuildOptions): Configuration {
  const development = isDevelopment();
  const ownPort = Number(process.env['PORT'] ?? port);
  const file = development ? '[name].js' : '[name].[contenthash:8].js';
  return {
    context: directory,
    mode: development ? 'development' : 'production',
    devtool: development ? 'cheap-module-source-map' : 'hidden-source-map',
    target: ['web', 'es2022'],
    output: {
      clean: true,
      uniqueName: `${name}_${version}`,
      filename: file,
      chunkFilename: file,
      cssFilename: file.replace('.js', '.css'),
      cssChunkFilename: file.replace('.js', '.css'),
      assetModuleFilename: 'assets/[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      // The shell ends a request of a remote sooner.
      chunkLoadTimeout: 15_000,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(development) },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        // Custom properties are the design tokens: they keep their names in every file.
        {
          test: /\.module\.css$/,
          type: 'css/module',
          parser: { namedExports: false, dashedIdents: false },
        },
        { test: /(?<!\.module)\.css$/, type: 'css' },
        { test: /\.(svg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    lazyCompilation: false,
    cache: {
      type: 'persistent',
      storage: { type: 'filesystem', directory: path.join(directory, '.cache') },
      version: `${version}-${String(process.env.MONOLITH)}`,
    },
    optimization: development ? {} : productionOptimization(),
    plugins: [
      new FederationModulesPlugin(),
      new AntdPolicyPlugin(),
      ...(development ? [new ReactRefreshRspackPlugin()] : []),
    ],
    performance: false,
    devServer: {
      port: ownPort,
      host: '127.0.0.1',
      // Both names lead here; the page of one listens to the socket of the other.
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
      // What does not compile says so in the page.
      client: {
        overlay: { errors: true, warnings: false, runtimeErrors: false },
        webSocketURL: { hostname: '127.0.0.1', port: ownPort },
      },
    },
  };
}

function swcOptions(development: boolean) {
  return {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development, refresh: development } },
      externalHelpers: true,
    },
    env: { targets: TARGETS.join(', ') },
  };
}

function productionOptimization(): NonNullable<Configuration['optimization']> {
  return {
    moduleIds: 'deterministic',
    chunkIds: 'deterministic',
    realContentHash: true,
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({ extractComments: false }),
      // Without targets it rewrites antd's styles for old browsers and triples them.
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
    ],
  };
}
