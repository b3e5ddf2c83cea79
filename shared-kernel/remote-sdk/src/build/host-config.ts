import { rspack, type Configuration } from '@rspack/core';
import { countryFlagFiles } from './country-flags';
import { baseConfig } from './base-config';
import { federation } from './shell-config';

/** Paths that a host forwards to the deployment: API, remotes and their configuration. */
const OF_THE_DEPLOYMENT = [
  '/api',
  '/remotes',
  '/services',
  '/registry.json',
  '/config.json',
  '/module-check.js',
  '/reports/failures',
  '/docs/remotes',
];

/** Options of `hostBuild`. */
export interface HostBuildOptions {
  directory: string;
  /** URL of the deployment that serves the remotes, for `rspack dev` and `rspack preview`. */
  deployment: string;
  /** Port of those servers; the environment variable PORT overrides it. */
  port?: number;
}

/** The rspack configuration of a third-party page that shows remotes; it provides the shared modules. */
export function hostBuild({ directory, deployment, port = 4340 }: HostBuildOptions): Configuration {
  const base = baseConfig({ directory, name: 'comptoir_host', version: '', port });
  return {
    ...base,
    entry: './src/index.tsx',
    output: { ...base.output, publicPath: '/' },
    plugins: [
      ...(base.plugins ?? []),
      federation('comptoir_host'),
      countryFlagFiles(),
      new rspack.HtmlRspackPlugin({ template: `${directory}/src/index.html`, scriptLoading: 'defer' }),
    ],
    devServer: {
      ...base.devServer,
      proxy: [{ context: OF_THE_DEPLOYMENT, target: deployment, changeOrigin: true }],
    },
  };
}
