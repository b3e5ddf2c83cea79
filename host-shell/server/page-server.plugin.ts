import path from 'node:path';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { FOREVER, type RegistryStore } from '@comptoir/remote-registry';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import type { RuntimeConfig } from '../src/runtime-config';
import { isHashed, PRIVATE, REVALIDATE } from './caching';
import { keepShellFiles } from './kept-files';
import { liveRegistry } from './live-registry';
import { servePackages, type PackagesOptions } from './packages';
import { pageRegistry } from './page-registry';
import { importMapOf, serveModuleCheck } from './import-map';
import { serveJsonSchemas } from './json-schemas';
import { takePublications } from './publications';
import { serveReasonPages } from './reason-pages';
import { serveRemoteFiles } from './remote-files';
import { manifestReader } from './manifest-reader';
import { overrideReader, type OverrideOptions } from './remote-override';
import { renderPage } from './render-page';
import { takeReports } from './reports';
import { securityHeaders } from './security-headers';
import { readShellPage } from './shell-page';

export interface PageServerOptions {
  /** Folder of the built shell. */
  shell: string;
  /** Folder that keeps files of earlier shells for pages that are still open; absent: none are kept. */
  keptFiles?: string;
  remotes: RegistryStore;
  /** Folder of the pages about reason codes. */
  reasonPages?: string;
  /** Absent: nobody installs kernel and contract from here. */
  packages?: PackagesOptions;
  /** File of the teams that publish over HTTP, with their tokens; absent: none does. */
  publishTokens?: string;
  config: RuntimeConfig;
  mediaOrigins?: readonly string[];
  /** Absent: no remote is loaded from another address. */
  overrides?: OverrideOptions;
}

// A page is made for each request, so it must not take long to compress.
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

async function pageServer(server: FastifyInstance, options: PageServerOptions): Promise<void> {
  const { shell: folder, keptFiles, remotes, config, mediaOrigins = [] } = options;
  const shell = await readShellPage(folder);
  const security = { maps: config.maps, mediaOrigins };
  const headers = securityHeaders(security);
  const overrideOf = overrideReader(options.overrides);
  const manifestOf = manifestReader(remotes);
  const registry = await liveRegistry(remotes, {
    keptIn: keptFiles,
    onBroken: (cause) => server.log.error({ err: cause }, 'The registry is refused; the last good one stays in use'),
    onNotKept: (cause) => server.log.error({ err: cause }, 'The registry could not be kept for the next start'),
  });

  await server.register(fastifyCompress, { global: false, encodings: ['br', 'gzip'], brotliOptions: QUICK });
  await serveRemoteFiles(server, remotes);
  await serveShellFiles(server, options);
  await takeReports(server);
  serveJsonSchemas(server);
  serveModuleCheck(server);
  if (options.reasonPages !== undefined) serveReasonPages(server, options.reasonPages);
  await takePublications(server, remotes, options.publishTokens);
  if (options.packages) await servePackages(server, options.packages);
  server.get('/registry.json', async (_request, reply) => noCache(reply).send(pageRegistry(await registry())));
  server.get('/config.json', async (_request, reply) => noCache(reply).send(config));
  server.get('/*', { compress: {} }, async (request, reply) => {
    const address = decodedPath(request.url);
    // Of a shell that another page server has begun to send since this one started.
    if (keptFiles !== undefined && isHashed(address)) return reply.sendFile(address.slice(1), path.resolve(keptFiles));
    if (looksLikeFile(address)) return reply.callNotFound();
    const override = overrideOf(request.headers.cookie);
    const known = await registry();
    const modules = importMapOf(pageRegistry(known));
    const sources = { shell, registry: known, config, manifestOf, importMap: modules?.text };
    const html = await renderPage({ ...sources, ...(override && { override }) }, address);
    reply.type('text/html; charset=utf-8');
    const widened =
      modules || override
        ? securityHeaders({ ...security, importMap: modules?.source, ...(override && { override: override.address }) })
        : headers;
    if (!override) return noCache(reply).headers(widened).send(html);
    return reply.headers(widened).header('cache-control', PRIVATE).send(html);
  });
}

async function serveShellFiles(server: FastifyInstance, { shell, keptFiles }: PageServerOptions): Promise<void> {
  if (keptFiles !== undefined) await keepShellFiles(shell, keptFiles);
  await server.register(fastifyStatic, {
    root: [shell, ...(keptFiles === undefined ? [] : [keptFiles])].map((folder) => path.resolve(folder)),
    prefix: '/',
    wildcard: false,
    preCompressed: true,
    index: false,
    cacheControl: false,
    globIgnore: ['**/*.map', '**/*.br', '**/*.gz', 'index.html', 'page-files.json'],
    setHeaders: (reply, file) => {
      const cacheControl = isHashed(file.replace(/\.(br|gz)$/, '')) ? FOREVER : REVALIDATE;
      reply.headers({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' });
    },
  });
}

function noCache(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', REVALIDATE);
}

function decodedPath(url: string): string {
  const encoded = url.split('?')[0] ?? '/';
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

/** A script or style that is not there must not be answered with a page. */
function looksLikeFile(address: string): boolean {
  return address.startsWith('/api/') || address.startsWith('/remotes/') || /\.[a-z0-9]{2,5}$/i.test(address);
}

/** Serves the page, the shell's files, the remotes, the registry and the run-time configuration. */
export const pageServerPlugin = plugin(pageServer, { name: 'comptoir-page-server', fastify: '5.x' });
