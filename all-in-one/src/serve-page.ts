import path from 'node:path';
import { createLogger, listen, readRemoteOverrides, StartError } from '@comptoir/api-server';
import { pageServerPlugin } from '@comptoir/host-shell/server';
import { openStore } from '@comptoir/remote-registry';
import Fastify from 'fastify';
import { readPageConfig } from './page-config';

const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * Serves the page, the shell and the remotes alone, for a deployment whose API runs elsewhere.
 *
 * @throws {StartError} when it cannot, with one sentence that says why
 */
export async function servePage(
  environment: NodeJS.ProcessEnv,
): Promise<{ address: string; close: () => Promise<void> }> {
  const port = Number(environment['PORT'] ?? 4300);
  if (!Number.isInteger(port)) throw new StartError('configuration', 'PORT must be a whole number from 0 to 65535.');
  const overrides = readRemoteOverrides(environment);
  const server = Fastify({
    loggerInstance: createLogger(environment['LOG_LEVEL'] ?? 'warn'),
    forceCloseConnections: true,
  });
  server.get('/health', async () => ({ status: 'ready' }));
  await server.register(pageServerPlugin, {
    shell: path.join(checkout, 'host-shell/dist'),
    reasonPages: path.join(checkout, 'docs/remotes'),
    ...(environment['SHELL_FILES_DIR'] && { keptFiles: environment['SHELL_FILES_DIR'] }),
    remotes: await openStore(environment['REMOTES_DIR'] ?? path.join(checkout, 'remotes'), environment),
    config: readPageConfig(environment, { demo: environment['DEMO'] === '1', overrides: overrides !== undefined }),
    ...(overrides && { overrides }),
    mediaOrigins: (environment['MEDIA_ORIGINS'] ?? '').split(' ').filter((origin) => origin !== ''),
  });
  const address = await listen(server, { host: environment['HOST'] ?? 'localhost', port });
  return { address, close: () => server.close() };
}
