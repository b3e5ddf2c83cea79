import { rspack, type Configuration } from '@rspack/core';
import { countryFlagFiles } from '../countries/build';
import { baseConfig } from './base-config';
import { federation } from './shell-config';

/** What a page takes from a deployment under its own address: the API, the remotes, and what it must know of both. */
const OF_THE_DEPLOYMENT = ['/api', '/remotes', '/registry.json', '/config.json', '/module-check.js', '/docs/remotes'];

export interface HostBuildOptions {
  /** Folder of the host's package. */
  directory: string;
  /** Address of the deployment whose remotes it shows, for the servers of `rspack dev` and `rspack preview`. */
  deployment: string;
  /** Port of those servers, where PORT in the environment says none. */
  port?: number;
}

/** The rspack configuration of a page of somebody else that shows remotes: it brings what remotes share. */
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
