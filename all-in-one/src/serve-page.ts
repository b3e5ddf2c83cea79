import path from 'node:path';
import { createLogger, listen } from '@comptoir/api-server';
import { pageServerPlugin } from '@comptoir/host-shell/server';
import { openStore } from '@comptoir/remote-registry';
import Fastify from 'fastify';
import { readPageSettings } from './page-settings';

const checkout = path.resolve(import.meta.dirname, '../..');

/**
 * Serves the page, the shell and the remotes alone, for a deployment whose API runs elsewhere.
 *
 * @throws {StartError} when it cannot, with one sentence that says why
 */
export async function servePage(
  environment: NodeJS.ProcessEnv,
): Promise<{ address: string; close: () => Promise<void> }> {
  const { logLevel, remotes, keptFiles, overrides, publishTokens, config, mediaOrigins, ...place } =
    readPageSettings(environment);
  const server = Fastify({ loggerInstance: createLogger(logLevel), forceCloseConnections: true });
  server.get('/health', async () => ({ status: 'ready' }));
  await server.register(pageServerPlugin, {
    shell: path.join(checkout, 'host-shell/dist'),
    reasonPages: path.join(checkout, 'docs/remotes'),
    packages: {
      built: path.join(checkout, 'remote-cli/dist/packages'),
      ...(keptFiles !== undefined && { kept: path.join(keptFiles, '../packages') }),
    },
    ...(keptFiles !== undefined && { keptFiles }),
    remotes: await openStore(remotes, environment),
    ...(publishTokens !== undefined && { publishTokens }),
    config,
    mediaOrigins,
    ...(overrides && { overrides }),
  });
  const address = await listen(server, place);
  return { address, close: () => server.close() };
}
