import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RuntimeConfig } from '../src/runtime-config';
import { REVALIDATE } from './caching';
import { compressedText, sendText } from './compressed-text';
import type { PageState } from './page-state';
import type { ShellPage } from './shell-page';

export const SERVICE_WORKER = 'service-worker.js';

/** Replaces a disabled service worker: it deletes the caches and itself. */
const FAREWELL = `addEventListener('install', () => skipWaiting());
const leave = async () => {
  await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
};
addEventListener('activate', (event) => event.waitUntil(leave()));
// An open page may have registered it again: then it stays active and receives messages to cache pages.
addEventListener('message', (event) => event.waitUntil(leave()));
`;

/** Service worker of a built shell; undefined where it is disabled or the shell has none. */
export async function readServiceWorker(folder: string, isWanted: boolean): Promise<string | undefined> {
  return isWanted ? readFile(path.join(folder, SERVICE_WORKER), 'utf8').catch(() => undefined) : undefined;
}

/** Browsers check it on each navigation: a change takes effect on the next one. */
export function serveServiceWorker(server: FastifyInstance, script: string | undefined): void {
  const text = compressedText(script ?? FAREWELL);
  const headers = { 'cache-control': REVALIDATE, 'x-content-type-options': 'nosniff' };
  server.get(`/${SERVICE_WORKER}`, async (request, reply) =>
    sendText(request, reply.headers(headers).type('text/javascript; charset=utf-8'), text),
  );
}

/** Hashes the common state of cached pages: shell, configuration, registry and settings of remotes. */
export function setOf(shell: ShellPage, config: RuntimeConfig, { parts }: PageState, settings?: string): string {
  return createHash('sha256')
    .update(JSON.stringify([shell, config, parts, ...(settings === undefined ? [] : [settings])]))
    .digest('hex')
    .slice(0, 16);
}
