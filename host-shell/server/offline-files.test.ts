import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import type { Role } from '@comptoir/api-contract/roles';
import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { COHORT_COOKIE } from '../src/session/cohort-cookie';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

const servers: FastifyInstance[] = [];

afterEach(async () => Promise.all(servers.splice(0).map((server) => server.close())));

const FILES = ['main.0a1b2c3d.js', 'maps.0a1b2c3d.js', 'antd.0a1b2c3d.js', 'both.0a1b2c3d.js', 'help/x.0a1b2c3d.png'];
const shared = (name: string, js: readonly string[]) => ({ name, assets: { js: { sync: js }, css: { sync: [] } } });

/** A page server of a remote with `/agencies` that declares `needs`. */
async function serve(needs: readonly string[], options: { serviceWorker?: boolean; home?: readonly Role[] } = {}) {
  const shell = await builtShell();
  await mkdir(path.join(shell, 'help'));
  for (const file of [...FILES, 'main.0a1b2c3d.js.br', 'shell.json']) await writeFile(path.join(shell, file), file);
  await writeFile(path.join(shell, 'service-worker.js'), 'keep()');
  await writeFile(
    path.join(shell, 'mf-manifest.json'),
    JSON.stringify({
      shared: [
        shared('@comptoir/maps', ['maps.0a1b2c3d.js', 'both.0a1b2c3d.js']),
        shared('@comptoir/ui/antd', ['antd.0a1b2c3d.js', 'both.0a1b2c3d.js']),
      ],
    }),
  );
  const remotes = await emptyFolder();
  const server = Fastify();
  servers.push(server);
  const store = folderStore(remotes);
  const { home, ...others } = options;
  await server.register(pageServerPlugin, { shell, remotes: store, config: DEFAULT_CONFIG, ...others });
  const area = { path: '/agencies', module: './agencies', title: { en: 'Agencies' }, needs: 'office' as const };
  const changes = {
    schema: 2 as const,
    needs: [...needs],
    uses: { '@comptoir/maps': ['LocationMap'] },
    ...(home && { areas: [{ ...area, home: [...home] }] }),
  };
  await publish(store, await builtFolder('1.0.0', { files: { 'chunk.js': 'more()' }, changes }), { by: 'a team' });
  const page = (url: string, cookies: Record<string, string> = {}) => server.inject({ url, cookies });
  return { page };
}

test('a page of a remote that works offline names all files of its version, and those of the shell that it may load', async () => {
  const { page } = await serve(['offline']);
  const { body } = await page('/agencies');
  const [, address = '', integrity] = /name="comptoir-offline" content="(\S+) ([^"]+)"/.exec(body) ?? [];
  expect(address).toMatch(/^\/offline\.[0-9a-f]{8}\.json$/);
  const list = await page(address);
  expect(list.headers['cache-control']).toContain('immutable');
  expect(integrity).toBe(integrityOf(list.rawPayload));
  const files: [string, string][] = list.json();
  expect(files.map(([file]) => file).toSorted()).toEqual([
    '/both.0a1b2c3d.js',
    '/main.0a1b2c3d.js',
    '/maps.0a1b2c3d.js',
    '/remotes/operations/1.0.0/chunk.js',
    '/remotes/operations/1.0.0/mf-manifest.json',
    '/remotes/operations/1.0.0/remote.json',
    '/remotes/operations/1.0.0/remoteEntry.js',
  ]);
  for (const [file, hash] of files) {
    const { rawPayload } = await page(file);
    expect(integrityOf(rawPayload, hash.startsWith('sha256') ? 'sha256' : 'sha384')).toBe(hash);
  }
});

test('such a page is installable; others name neither a list nor a manifest', async () => {
  const { page } = await serve(['offline']);
  expect((await page('/agencies')).body).toContain('<link rel="manifest" href="/manifest.webmanifest">');
  for (const url of ['/', '/auth/login', '/platform']) {
    expect((await page(url)).body).not.toMatch(/comptoir-offline|rel="manifest"/);
  }
  const { page: plain } = await serve(['camera']);
  expect((await plain('/agencies')).body).not.toMatch(/comptoir-offline|rel="manifest"/);
  const { page: off } = await serve(['offline'], { serviceWorker: false });
  expect((await off('/agencies')).body).not.toMatch(/comptoir-offline|rel="manifest"/);
});

test('only pages of a remote that needs them may use camera and geolocation', async () => {
  const { page } = await serve(['geolocation']);
  const policyOf = async (url: string) => (await page(url)).headers['permissions-policy'];
  expect(await policyOf('/agencies')).toBe('camera=(), geolocation=(self), microphone=(), payment=()');
  expect(await policyOf('/agencies/7')).toBe('camera=(), geolocation=(self), microphone=(), payment=()');
  for (const url of ['/', '/auth/login', '/platform']) {
    expect(await policyOf(url)).toBe('camera=(), geolocation=(), microphone=(), payment=()');
  }
});

test('the page at / has the permissions of the home of the role', async () => {
  const { page } = await serve(['geolocation'], { home: ['COLLECTOR'] });
  const rootOf = (role: Role) => page('/', { [COHORT_COOKIE]: `7.${role}.DZ..0a1b2c3d` });
  const collector = await rootOf('COLLECTOR');
  expect(collector.headers['permissions-policy']).toBe('camera=(), geolocation=(self), microphone=(), payment=()');
  expect(collector.body).toContain('<meta name="comptoir-permissions" content="geolocation">');
  for (const other of [await rootOf('ADMIN'), await page('/'), await page('/platform')]) {
    expect(other.headers['permissions-policy']).toBe('camera=(), geolocation=(), microphone=(), payment=()');
    expect(other.body).not.toContain('comptoir-permissions');
  }
});
