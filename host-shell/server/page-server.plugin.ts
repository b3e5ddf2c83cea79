import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { FOREVER } from '@comptoir/remote-registry';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { PARTS_HEADER, partsText } from '../src/page-registry';
import { serveEndpoints } from './endpoints';
import { isHashed, noCache, PRIVATE, REVALIDATE } from './caching';
import { chosenRegistry } from './chosen-registry';
import { cohortOf } from './cohort';
import { answerFailures } from './failure-answers';
import { retainShellFiles } from './retained-files';
import { liveSettings } from './live-settings';
import { liveRegistry } from './live-registry';
import { liveDecisions } from './remote-decisions';
import { createPageMetrics } from './page-metrics';
import type { PageServerOptions } from './page-server-options';
import { serveRemoteFiles } from './remote-files';
import { manifestReader } from './manifest-reader';
import { overrideReader } from './remote-override';
import { pageStates, type PageState } from './page-state';
import { pageTexts, type Visitor } from './page-texts';
import { takeReports } from './reports';
import { partCache } from './registry-parts';
import { serveServices } from './services/serve-services';
import { sendText } from './compressed-text';
import { readShellFiles } from './offline-files';
import { readServiceWorker, SERVICE_WORKER, serveServiceWorker } from './service-worker';
import { readShellPage } from './shell-page';
import { VERIFY_PAGE } from './verify-page';

const FOREVER_JSON = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': FOREVER,
  'x-content-type-options': 'nosniff',
};

async function pageServer(server: FastifyInstance, options: PageServerOptions): Promise<void> {
  const { shell: folder, keptFiles, remotes, config, mediaOrigins = [] } = options;
  const shell = await readShellPage(folder);
  const serviceWorker = await readServiceWorker(folder, options.serviceWorker ?? true);
  const overrideOf = overrideReader(options.overrides);
  const metrics = createPageMetrics();
  const parts = partCache(keptFiles);
  const stateOf = pageStates({
    manifestOf: manifestReader(remotes),
    shellFiles: await readShellFiles(folder),
    faces: shell.faces,
    keep: parts.keep,
    onNotKept: (cause) => server.log.error({ err: cause }, 'Could not save registry parts for the next start'),
  });
  const settings = await liveSettings(server, options.callApi, keptFiles);
  const pageOf = pageTexts({
    shell,
    config,
    security: { maps: config.maps, mediaOrigins },
    stateOf,
    settings: () => settings().text,
    isKept: serviceWorker !== undefined,
  });
  const published = await liveRegistry(remotes, {
    onLook: metrics.lookedAt,
    keptIn: keptFiles,
    onBroken: (cause, inUse) =>
      server.log.error(
        { err: cause },
        inUse
          ? 'The registry is refused; the last good one stays in use'
          : 'The registry is refused, and there is no good one to use: this server is not ready',
      ),
    onNotKept: (cause) => server.log.error({ err: cause }, 'The registry could not be kept for the next start'),
  });
  const decisions =
    options.readDecisions &&
    (await liveDecisions(server, {
      ask: options.readDecisions,
      revision: async () => (await published()).revision,
      keptIn: keptFiles,
      onAnswer: metrics.followDecisions(),
    }));
  const registry = chosenRegistry(published, decisions);

  answerFailures(server);
  metrics.serve(server, published, options.mayReadMetrics ?? (() => false));
  await serveRemoteFiles(server, remotes);
  await serveShellFiles(server, options);
  serveServiceWorker(server, serviceWorker);
  await takeReports(server, metrics.policyViolated);
  await serveServices(server, options.services, { registry, overrideOf, metrics: metrics.services });
  await serveEndpoints(server, options, { published, decisions, settings });
  serveRegistry(server, async (cookies) => stateOf(await registry(cookies)));
  server.get('/*', async (request, reply) => {
    const address = decodedPath(request.url);
    const params = new URLSearchParams(request.url.split('?')[1]);
    const known = await registry(request.headers.cookie, params.get('without') ?? undefined);
    if (isHashed(address)) {
      await stateOf(known);
      const part = parts.find(address);
      if (part) return sendText(request, reply.headers(FOREVER_JSON), part);
      // File of a newer shell that another page server sends since this one started.
      if (keptFiles !== undefined) return reply.sendFile(address.slice(1), path.resolve(keptFiles));
    }
    if (looksLikeFile(address) || wantsData(request.headers.accept)) return reply.callNotFound();
    const visitor = visitorOf(request.headers.cookie, params, overrideOf);
    const { text, headers } = await pageOf(known, address, visitor);
    reply.type('text/html; charset=utf-8').headers(headers);
    return sendText(request, visitor.override ? reply.header('cache-control', PRIVATE) : noCache(reply), text);
  });
}

function visitorOf(
  cookies: string | undefined,
  params: URLSearchParams,
  overrideOf: ReturnType<typeof overrideReader>,
): Visitor {
  const support = params.has('inspect') ? 'inspect' : params.has('without') ? 'without' : undefined;
  return { role: cohortOf(cookies)?.role, override: overrideOf(cookies), support };
}

function serveRegistry(server: FastifyInstance, stateFor: (cookies: string | undefined) => Promise<PageState>): void {
  server.get('/registry.json', async (request, reply) => {
    const { text, parts } = await stateFor(request.headers.cookie);
    reply.header(PARTS_HEADER, partsText(parts));
    return sendText(request, noCache(reply).type('application/json; charset=utf-8'), text());
  });
}

async function serveShellFiles(server: FastifyInstance, { shell, keptFiles }: PageServerOptions): Promise<void> {
  if (keptFiles !== undefined) await retainShellFiles(shell, keptFiles);
  await server.register(fastifyStatic, {
    root: [shell, ...(keptFiles === undefined ? [] : [keptFiles])].map((folder) => path.resolve(folder)),
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: [
      '**/*.map',
      '**/*.br',
      '**/*.gz',
      'index.html',
      'page-files.json',
      'help/*.html',
      SERVICE_WORKER,
      VERIFY_PAGE,
    ],
    setHeaders: (reply, file) => {
      const cacheControl = isHashed(file.replace(/\.(br|gz)$/, '')) ? FOREVER : REVALIDATE;
      reply.headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
    },
  });
}

function decodedPath(url: string): string {
  const encoded = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** A missing script or style must not be answered with a page. */
function looksLikeFile(address: string): boolean {
  return address.startsWith('/api/') || address.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(address);
}

/** A program that asks for data is not answered with a page. */
function wantsData(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/html');
}

export const pageServerPlugin = plugin(pageServer, { name: 'comptoir-page-server', fastify: '5.x' });
