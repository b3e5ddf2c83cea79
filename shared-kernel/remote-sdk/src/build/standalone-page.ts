import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { countryFlagFiles } from './country-flags';

const standalone = path.resolve(import.meta.dirname, '../standalone/index');
const DEFAULT_API = 'http://localhost:4300';

/** Adds a page to a development build that shows the remote alone, with the API at `API_URL`. */
export function standalonePage(base: Configuration, directory: string): Configuration {
  return {
    entry: { main: standalone },
    resolve: {
      ...base.resolve,
      alias: {
        '@comptoir/this-remote$': path.join(directory, 'remote.config.ts'),
        '@comptoir/this-remote-sources': path.join(directory, 'src'),
      },
    },
    devServer: {
      ...base.devServer,
      proxy: [{ context: ['/api'], target: process.env.API_URL ?? DEFAULT_API, changeOrigin: true }],
    },
  };
}

/** The page excludes the remote's own entry, and includes the flags that the shell provides otherwise. */
export function standalonePlugins(containerName: string) {
  return [
    new rspack.HtmlRspackPlugin({ title: containerName, excludeChunks: [containerName], publicPath: '/' }),
    countryFlagFiles(),
  ];
}
