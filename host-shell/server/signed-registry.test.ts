import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { environmentKeys, folderStore, publish, type RegistryStore } from '@comptoir/remote-registry';
import { builtFolder, emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

const PUBLIC = { type: 'spki', format: 'pem' } as const;
const PRIVATE = { type: 'pkcs8', format: 'pem' } as const;
const root = path.resolve(import.meta.dirname, '../..');

let store: RegistryStore;
const opened: FastifyInstance[] = [];
beforeEach(async () => {
  store = folderStore(await emptyFolder());
  for (const version of ['1.0.0', '1.1.0']) await publish(store, await builtFolder(version), { by: 'a team' });
  await publish(store, await builtFolder('1.2.0'), { by: 'a team', audience: { share: 10 } });
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

async function serve(remotes: RegistryStore): Promise<FastifyInstance> {
  const shell = await builtShell();
  const server = Fastify();
  opened.push(server);
  await server.register(pageServerPlugin, { shell, remotes, config: DEFAULT_CONFIG });
  return server;
}

async function verified(server: FastifyInstance): Promise<string> {
  const page = await readFile(path.join(root, 'docs/your-own-host.md'), 'utf8');
  const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? [];
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'comptoir-verify-')), 'verify.mjs');
  await writeFile(file, program);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  return (await promisify(execFile)(process.execPath, [file, address])).stdout;
}

test('other hosts verify with the public key that an answer was published, by the program in the docs', async () => {
  const server = await serve(store);
  await expect(verified(server)).resolves.toMatch(/^Revision 3 of 2\S+Z is signed, with 1 remotes\n$/);
  const key = await server.inject({ url: '/registry-key.pem' });
  expect(key.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' });
  expect(key.body).toMatch(/^-----BEGIN PUBLIC KEY-----/);
});

test('a person with early access to a version gets its signature too', async () => {
  const server = await serve(store);
  const offered = new Map<string, unknown>();
  for (let place = 0; place < 10_000; place += 500) {
    const headers = { cookie: `comptoir.cohort=${place}.ADMIN.MA..00000000` };
    const { operations } = (await server.inject({ url: '/registry.json', headers })).json().remotes;
    for (const { version, signature } of operations.versions) offered.set(version, signature);
  }
  expect([...offered.keys()].toSorted()).toEqual(['1.0.0', '1.1.0', '1.2.0']);
  expect([...offered.values()]).not.toContain(undefined);
});

test('during a change of keys, hosts get both public keys, first the one in use', async () => {
  const pair = () => generateKeyPairSync('ed25519', { publicKeyEncoding: PUBLIC, privateKeyEncoding: PRIVATE });
  const [former, next] = [pair(), pair()];
  const REGISTRY_PUBLIC_KEY = next.publicKey + former.publicKey;
  const folder = await emptyFolder();
  const open = (REGISTRY_SIGNING_KEY: string) =>
    folderStore(folder, environmentKeys({ REGISTRY_PUBLIC_KEY, REGISTRY_SIGNING_KEY }));
  await publish(open(former.privateKey), await builtFolder('1.0.0'), { by: 'a team' });
  const server = await serve(folderStore(folder, environmentKeys({ REGISTRY_PUBLIC_KEY })));
  await expect(verified(server)).resolves.toMatch(/^Revision 1 /);
  const served = async () => (await server.inject({ url: '/registry-key.pem' })).body;
  expect(await served()).toBe(former.publicKey + next.publicKey);
  await publish(open(next.privateKey), await builtFolder('1.1.0'), { by: 'a team' });
  await server.inject({ url: '/registry.json' });
  expect(await served()).toBe(next.publicKey + former.publicKey);
});

test('a page server that changes a hash or the live version is detected', async () => {
  const tampering = (change: (text: string) => string) => ({
    ...store,
    read: async () => JSON.parse(change(JSON.stringify(await store.read()))),
  });
  const otherFile = await serve(tampering((text) => text.replaceAll(/(remoteEntry\.js":"sha384-)./g, '$1_')));
  await expect(verified(otherFile)).rejects.toThrow('operations 1.1.0 is not signed with this key');
  const otherLive = await serve(tampering((text) => text.replace('"operations":"1.1.0"', '"operations":"1.0.0"')));
  await expect(verified(otherLive)).rejects.toThrow('announced is not signed with this key');
});

test('a version is signed once, and pages, which contain the hashes, carry no signatures', async () => {
  const signatures = async () =>
    (await store.read()).remotes['operations']?.versions.map(({ version, signature }) => [version, signature?.value]);
  const before = await signatures();
  await publish(store, await builtFolder('1.3.0'), { by: 'a team' });
  expect((await signatures())?.slice(1)).toEqual(before);
  expect((await (await serve(store)).inject({ url: '/agencies' })).body).not.toContain('signature');
});

test('before the first publication there is no key', async () => {
  const server = await serve(folderStore(await emptyFolder()));
  expect((await server.inject({ url: '/registry-key.pem' })).statusCode).toBe(404);
});
