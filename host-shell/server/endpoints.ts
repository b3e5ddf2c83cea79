import type { RemoteDecision } from '@comptoir/api-contract/remote-decisions';
import type { RegistryRecord } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import { platformReader } from './api-call';
import { noCache } from './caching';
import { crashNotices } from './failures/crash-notices';
import { serveFailures } from './failures/serve-failures';
import { handbookPages, serveHandbook } from './handbook-pages';
import { serveHealth } from './health';
import { serveModuleCheck } from './import-map';
import { serveJsonSchemas } from './json-schemas';
import type { StoredSettings } from './live-settings';
import { servePackages } from './packages';
import type { PageServerOptions } from './page-server-options';
import { servePublications } from './publications';
import { servePublishedVersions } from './published-versions';
import { serveReasonPages } from './reason-pages';
import { serveRollOuts } from './roll-outs';
import { takeTeamChanges } from './team-changes';
import { serveVerifyPage } from './verify-page';

interface LiveState {
  published: () => Promise<RegistryRecord>;
  decisions: (() => readonly RemoteDecision[]) | undefined;
  settings: () => StoredSettings;
}

/** Answers of the page server other than pages and files: of the registry, to teams, about failures and health. */
export async function serveEndpoints(
  server: FastifyInstance,
  options: PageServerOptions,
  { published, decisions, settings }: LiveState,
): Promise<void> {
  server.get('/registry-key.pem', async (_request, reply) => {
    const keys = await options.remotes.publicKeys();
    if (keys === undefined) return reply.callNotFound();
    return noCache(reply).header('access-control-allow-origin', '*').type('application/x-pem-file').send(keys);
  });
  server.get('/config.json', async (_request, reply) => noCache(reply).send(options.config));
  serveJsonSchemas(server);
  serveRollOuts(server, published);
  servePublishedVersions(server, published);
  serveModuleCheck(server);
  serveHandbook(server, await handbookPages(options.shell));
  await serveVerifyPage(server, options.shell);
  if (options.reasonPages !== undefined) serveReasonPages(server, options.reasonPages);
  const { remotes: store, publishTokens: tokens, keptFiles: keptIn } = options;
  await servePublications(server, { store, tokens, settings: () => settings().all });
  await takeTeamChanges(server, { store, tokens, decisions: decisions ?? (() => []) });
  const { callApi, noticeSecret } = options;
  const mayRead = platformReader(callApi);
  const notify = crashNotices({
    store,
    registry: published,
    tokens,
    api: callApi && noticeSecret !== undefined ? { call: callApi, secret: noticeSecret } : undefined,
    log: server.log,
  });
  await serveFailures(server, { store, registry: published, keptIn, tokens, mayRead, notify });
  if (options.packages) await servePackages(server, options.packages);
  if (options.health !== undefined) serveHealth(server, options.health, published);
}
