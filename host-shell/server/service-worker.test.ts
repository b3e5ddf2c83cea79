import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import type { PageServerOptions } from './page-server-options';
import { builtShell } from './testing/built-shell';

const servers: FastifyInstance[] = [];

afterEach(async () => Promise.all(servers.splice(0).map((server) => server.close())));

async function serve(options: Partial<PageServerOptions> = {}) {
  const shell = await builtShell();
  await writeFile(path.join(shell, 'service-worker.js'), 'keep()');
  const remotes = await emptyFolder();
  const server = Fastify();
  servers.push(server);
  await server.register(pageServerPlugin, { shell, remotes: folderStore(remotes), config: DEFAULT_CONFIG, ...options });
  const setAt = async (url: string) =>
    /name="comptoir-set" content="(\w+)"/.exec((await server.inject({ url })).body)?.[1];
  return { server, remotes, setAt };
}

test('the service worker is revalidated each time', async () => {
  const { server } = await serve();
  const { body, headers } = await server.inject({ url: '/service-worker.js' });
  expect(body).toBe('keep()');
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
});

test('all pages of one registry state belong to one set, and to another after a publication', async () => {
  const { remotes, setAt } = await serve();
  const before = await setAt('/agencies');
  expect(before).toMatch(/^\w{16}$/);
  expect(await setAt('/')).toBe(before);
  expect(await setAt('/auth/login')).toBe(before);
  await publish(folderStore(remotes), await builtFolder('1.0.0'), { by: 'a team' });
  const after = await setAt('/agencies');
  expect(after).toMatch(/^\w{16}$/);
  expect(after).not.toBe(before);
});

test('another configuration is another set', async () => {
  const one = await serve();
  const other = await serve({ config: { ...DEFAULT_CONFIG, overrides: true } });
  expect(await other.setAt('/')).not.toBe(await one.setAt('/'));
});

test.each([
  ['that is turned off', async () => ({ serviceWorker: false })],
  ['of a shell that has none', async () => ({ shell: await builtShell() })],
])('a service worker %s removes itself, and no page is cached', async (_why, options) => {
  const { server, setAt } = await serve(await options());
  const { body } = await server.inject({ url: '/service-worker.js' });
  expect(body).toContain('registration.unregister()');
  expect(body).toContain('caches.delete(name)');
  expect(await setAt('/agencies')).toBeUndefined();
});
