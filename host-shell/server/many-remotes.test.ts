import { randomBytes } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Registry, type PublishedVersion, type RegistryRecord, type RegistryStore } from '@comptoir/remote-registry';
import { descriptor, teamRemote } from '@comptoir/remote-registry/testing';
import { integrityOf } from '@comptoir/remote-sdk/build/file-hashes';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';

const TEAMS = 100;
const VERSIONS = ['1.2.0', '1.1.0', '1.0.0'];

function storeOf(teams: number): RegistryStore {
  const contents = new Map<string, string>();
  const remotes = Array.from({ length: teams }, (_, index) => {
    const versions = VERSIONS.map((version): PublishedVersion => {
      const { changes, files } = teamRemote(index, version);
      for (const [file, content] of Object.entries(files)) contents.set(`team-${index}/${version}/${file}`, content);
      const hashes = Object.entries(files).map(([file, content]) => [file, integrityOf(Buffer.from(content))]);
      return {
        version,
        entry: 'remoteEntry.js',
        manifest: 'mf-manifest.json',
        descriptor: descriptor(version, changes),
        integrity: Object.fromEntries(hashes),
        publishedAt: new Date(Date.UTC(2026, 10, 22, index)).toISOString(),
        publishedBy: `the team ${index}`,
      };
    });
    return [`team-${index}`, { live: VERSIONS[0] ?? '', versions }] as const;
  });
  const record: RegistryRecord = { schema: 1, revision: 300, remotes: Object.fromEntries(remotes), history: [] };
  const readOnly = () => Promise.reject(new Error('Nobody publishes here'));
  return {
    place: 'memory',
    read: async () => record,
    publicKeys: async () => undefined,
    etag: async () => 'one',
    update: readOnly,
    uploadVersion: readOnly,
    removeVersion: readOnly,
    readFile: async (file) => Buffer.from(contents.get(file) ?? ''),
  };
}

async function pagesOf(teams: number): Promise<FastifyInstance> {
  const shell = await mkdtemp(path.join(tmpdir(), 'comptoir-shell-'));
  await writeFile(
    path.join(shell, 'index.html'),
    '<!doctype html><head><script src="/main.0a1b2c3d.js"></script><link href="/main.0a1b2c3d.css" rel="stylesheet"></head><body></body>',
  );
  await writeFile(
    path.join(shell, 'main.0a1b2c3d.css'),
    `.main::after{content:'${randomBytes(4000).toString('hex')}'}`,
  );
  await writeFile(
    path.join(shell, 'page-files.json'),
    '{"layout":[],"login":[],"faces":{},"firstScript":"begin()","paintScript":"show()","prerenderedPages":{}}',
  );
  const server = Fastify();
  await server.register(pageServerPlugin, { shell, remotes: storeOf(teams), config: DEFAULT_CONFIG });
  return server;
}

const firstPath = teamRemote(7, '1.2.0').changes.areas?.[0]?.path ?? '';

test('with 100 remotes of 3 versions a page adds at most 12 KiB: the data of its address and the hashes of the rest', async () => {
  const server = await pagesOf(TEAMS);
  for (const url of ['/', firstPath, '/auth/login']) {
    const page = await server.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(page.rawPayload.byteLength).toBeLessThanOrEqual(12 * 1024);
  }
  const { rawPayload } = await server.inject({ url: firstPath, headers: { 'accept-encoding': 'br' } });
  const html = brotliDecompressSync(rawPayload).toString();
  const [, text = ''] = /id="comptoir-registry">([^<]*)</.exec(html) ?? [];
  const inline = JSON.parse(text);
  const brought = Registry.parse(inline).remotes;
  expect(Object.keys(brought)).toHaveLength(TEAMS);
  const withHashes = Object.entries(brought).filter(
    ([, { versions }]) => Object.keys(versions[0]?.integrity ?? {}).length,
  );
  expect(withHashes.map(([name]) => name)).toEqual(['team-7']);

  for (const [part, versions, limit] of [
    ['live', 1, 150],
    ['former', 2, 300],
  ] as const) {
    const { address, integrity } = inline.parts[part];
    const answer = await server.inject({ url: address, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['cache-control']).toContain('immutable');
    expect(answer.rawPayload.byteLength).toBeLessThanOrEqual(limit * 1024);
    const content = brotliDecompressSync(answer.rawPayload);
    expect(integrityOf(content)).toBe(integrity);
    expect(JSON.parse(content.toString()).remotes['team-99'].versions).toHaveLength(versions);
  }
  const registry = await server.inject({ url: '/registry.json', headers: { 'accept-encoding': 'br' } });
  expect(registry.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'no-cache' });
  expect(registry.headers['etag']).toBeDefined();
  await server.close();
});

test('styles are inline with few remotes, and linked with many', async () => {
  for (const [teams, expected, other] of [
    [3, '<style>.main', '<link rel="stylesheet"'],
    [TEAMS, '<link rel="stylesheet" href="/main.0a1b2c3d.css" crossorigin="anonymous" integrity="sha256-', '<style>'],
  ] as const) {
    const server = await pagesOf(teams);
    const { body, headers } = await server.inject({ url: firstPath });
    expect(body).toContain(expected);
    expect(body).not.toContain(other);
    expect(headers['content-security-policy']).toMatch(
      teams === TEAMS ? /style-src 'self';/ : /style-src 'self' 'sha256-/,
    );
    await server.close();
  }
});

test('the text of a page is rendered once, and a browser that has it gets 304', async () => {
  const server = await pagesOf(3);
  const [one, other] = await Promise.all([server.inject({ url: firstPath }), server.inject({ url: `${firstPath}/7` })]);
  expect(one.headers['etag']).toBe(other.headers['etag']);
  const again = await server.inject({ url: firstPath, headers: { 'if-none-match': String(one.headers['etag']) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await server.close();
});
