import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { rspack, type Configuration } from '@rspack/core';
import { countryFlagFiles } from './country-flags';
import { devServices } from './dev-services';

const standalone = path.resolve(import.meta.dirname, '../standalone/index');
const DEFAULT_API = 'http://localhost:4300';

/** Adds a page to a development build that shows the remote alone, with the API at `API_URL`. */
export function standalonePage(base: Configuration, directory: string, remote: string): Configuration {
  const deployment = process.env.API_URL ?? DEFAULT_API;
  const services = devServices({ services: process.env.SERVICES ?? '', deployment, remote: () => remote });
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
      setupMiddlewares: (middlewares) => [
        {
          name: 'services',
          middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
            if (!services(request, response)) next();
          },
        },
        ...middlewares,
      ],
      proxy: [{ context: ['/api'], target: deployment, changeOrigin: true }],
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
