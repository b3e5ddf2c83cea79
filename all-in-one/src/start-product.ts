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
import { readServices } from './service-settings';
import { accountsToPrint, isServiceWorkerOn, readPageConfig } from './page-config';

export interface RunningProduct {
  address: string;
  demoAccounts: readonly { email: string; password: string }[];
}

const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * Starts API, page and remotes in one server.
 * @param closeBy receives the function that finishes running requests and closes the database, before the first
 * request
 * @throws {StartError} with the reason
 */
export async function startProduct(
  environment: NodeJS.ProcessEnv,
  closeBy: (close: () => Promise<void>) => void,
): Promise<RunningProduct> {
  // One process signs and verifies, so random secrets suffice; overrides end with theirs.
  const [overrideSecret, noticeSecret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];
  const config = {
    ...readConfig({ REMOTE_OVERRIDE_SECRET: overrideSecret, ...environment }),
    noticeSecret,
  };
  await prepareFolder(config.dataFolder);
  const { demo, remoteOverrides } = config;
  const pageConfig = readPageConfig(environment, {
    demo: demo !== undefined,
    overrides: remoteOverrides !== undefined,
  });
  const services = readServices(environment);
  const server = await createApiServer({
    ...config,
    logger: createLogger(environment['LOG_LEVEL'] ?? 'warn'),
    readVersions: async () => (await server.inject('/versions.json')).json<unknown>(),
  });
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
    noticeSecret,
    readDecisions: async (headers) => (await server.inject({ url: '/api/remote-decisions', headers })).json<unknown>(),
    callApi: async (url, { method = 'GET', headers, body }) => {
      const answer = await server.inject({ method, url, headers: { ...headers }, ...(body && { payload: body }) });
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json<unknown>() };
    },
    ...(services && {
      services: {
        ...services,
        issueToken: async (tokenRequest, headers) => {
          const answer = await server.inject({
            method: 'POST',
            url: '/api/service-tokens',
            headers,
            payload: tokenRequest,
          });
          return { status: answer.statusCode, body: answer.json<unknown>() };
        },
      },
    }),
    mayReadMetrics: (authorization) => mayReadMetrics(config.insight, authorization),
    config: pageConfig,
    serviceWorker: isServiceWorkerOn(environment),
    mediaOrigins: mediaOrigins(config.media),
    ...(remoteOverrides && { overrides: remoteOverrides }),
  });
  closeBy(() => server.close());
  const address = addressToOpen(await listen(server, config));
  return { address, demoAccounts: accountsToPrint(pageConfig) };
}

/** URL for a browser on this machine: names loopback addresses, and replaces wildcard ones. */
function addressToOpen(listening: string): string {
  const url = new URL(listening);
  if (['127.0.0.1', '[::1]', '0.0.0.0', '[::]'].includes(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}
