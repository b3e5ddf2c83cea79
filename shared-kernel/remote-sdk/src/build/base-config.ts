import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh';
import { AntdPolicyPlugin } from './antd-policy-plugin';
import { FederationModulesPlugin } from './federation-modules-plugin';
import { TARGETS } from './targets';

export interface BuildOptions {
  directory: string;
  name: string;
  /** Identifies the build; two versions of a remote may be on one page. */
  version: string;
  /** Port of the development server; the environment variable PORT overrides it. */
  port: number;
}

export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Configuration shared by the builds of shell and remotes. */
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
      // Shorter than the shell's own limit for requests of a remote.
      chunkLoadTimeout: 15_000,
    },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: 'builtin:swc-loader', options: swcOptions(development) },
        { test: /\.m?js$/, resolve: { fullySpecified: false } },
        // Custom properties are design tokens, with the same names in all files.
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
      // Both names reach this server; a page of one opens the socket of the other.
      allowedHosts: ['localhost', '127.0.0.1'],
      hot: true,
      historyApiFallback: true,
      headers: { 'Access-Control-Allow-Origin': '*' },
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
      // Without targets, the minimizer rewrites antd's styles for old browsers and triples their size.
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: TARGETS } }),
    ],
  };
}
