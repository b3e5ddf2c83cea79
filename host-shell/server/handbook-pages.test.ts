import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '@comptoir/remote-registry';
import { emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

let server: FastifyInstance;

beforeAll(async () => {
  const shell = await builtShell();
  await mkdir(path.join(shell, 'help/pictures'), { recursive: true });
  await writeFile(path.join(shell, 'help/index.html'), '<!doctype html><h1>The handbook</h1>');
  await writeFile(path.join(shell, 'help/pictures/a.0a1b2c3d.png'), 'a picture');
  server = Fastify();
  await server.register(pageServerPlugin, { shell, remotes: folderStore(await emptyFolder()), config: DEFAULT_CONFIG });
});
afterAll(() => server.close());

test('a page of the handbook is sent compressed, once, under a policy without scripts', async () => {
  const { body, headers } = await server.inject('/help/index.html');
  expect(body).toContain('The handbook');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers['x-content-type-options']).toBe('nosniff');
  const small = await server.inject({ url: '/help/index.html', headers: { 'accept-encoding': 'br' } });
  expect(small.headers['content-encoding']).toBe('br');
  const known = { 'if-none-match': String(headers['etag']) };
  expect((await server.inject({ url: '/help/index.html', headers: known })).statusCode).toBe(304);
});

test('its pictures are immutable under their names', async () => {
  const { headers, statusCode } = await server.inject('/help/pictures/a.0a1b2c3d.png');
  expect(statusCode).toBe(200);
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('its folder redirects to the first page, and a missing page is not found', async () => {
  for (const address of ['/help', '/help/']) {
    const { statusCode, headers } = await server.inject(address);
    expect([statusCode, headers.location]).toEqual([302, '/help/index.html']);
  }
  for (const address of ['/help/none.html', '/help/none', '/help/..%2Findex.html']) {
    expect((await server.inject(address)).statusCode).toBe(404);
  }
});
