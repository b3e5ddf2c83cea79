import { randomBytes } from 'node:crypto';
import path from 'node:path';
import {
  createApiServer,
  createLogger,
  listen,
  mayReadMetrics,
  mediaOrigins,
  prepareFolder,
  readConfig,
} from '@comptoir/api-server';
import { pageServerPlugin } from '@comptoir/host-shell/server';
import { openStore } from '@comptoir/remote-registry';
import { keepsPages, readPageConfig } from './page-config';

export interface RunningProduct {
  /** Address to open. */
  address: string;
  demoAccounts: readonly { email: string; password: string }[];
}

const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * Composes the API, the page and the remotes in one server, and begins to listen.
 *
 * @param closeBy takes what finishes the requests under way and closes the database, before the first request can come:
 * whoever sees an answer may end the process
 * @throws {StartError} when it cannot, with one sentence that says why
 */
export async function startProduct(
  environment: NodeJS.ProcessEnv,
  closeBy: (close: () => Promise<void>) => void,
): Promise<RunningProduct> {
  // One process signs and checks, so that it may make up the secret; an override ends with it.
  const config = readConfig({ REMOTE_OVERRIDE_SECRET: randomBytes(32).toString('hex'), ...environment });
  await prepareFolder(config.dataFolder);
  const { demo, remoteOverrides } = config;
  const pageConfig = readPageConfig(environment, {
    demo: demo !== undefined,
    overrides: remoteOverrides !== undefined,
  });
  const server = await createApiServer({ ...config, logger: createLogger(environment['LOG_LEVEL'] ?? 'warn') });
  await server.register(pageServerPlugin, {
    shell: environment['SHELL_DIR'] ?? path.join(checkout, 'host-shell/dist'),
    keptFiles: path.join(config.dataFolder, 'shell-files'),
    reasonPages: path.join(checkout, 'docs/remotes'),
    packages: {
      built: path.join(checkout, 'remote-cli/dist/packages'),
      kept: path.join(config.dataFolder, 'packages'),
    },
    remotes: await openStore(environment['REMOTES_DIR'] ?? path.join(checkout, 'remotes'), environment),
    ...(environment['PUBLISH_TOKENS'] && { publishTokens: environment['PUBLISH_TOKENS'] }),
    askDecisions: async (headers) => (await server.inject({ url: '/api/remote-decisions', headers })).json<unknown>(),
    mayReadMetrics: (authorization) => mayReadMetrics(config.insight, authorization),
    config: pageConfig,
    serviceWorker: keepsPages(environment),
    mediaOrigins: mediaOrigins(config.media),
    ...(remoteOverrides && { overrides: remoteOverrides }),
  });
  closeBy(() => server.close());
  const address = addressToOpen(await listen(server, config));
  return { address, demoAccounts: pageConfig.demoAccounts };
}

/** The address for a browser on this machine: a loopback address by its name, and no address that means all of them. */
function addressToOpen(listening: string): string {
  const url = new URL(listening);
  if (['127.0.0.1', '[::1]', '0.0.0.0', '[::]'].includes(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
