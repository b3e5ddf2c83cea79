import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore } from '@comptoir/remote-registry';
import { emptyFolder } from '@comptoir/remote-registry/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { DEFAULT_CONFIG } from '../src/runtime-config';
import { buildVerifyPage } from '../verify/verify-page';
import { pageServerPlugin } from './page-server.plugin';
import { builtShell } from './testing/built-shell';

let server: FastifyInstance;

beforeAll(async () => {
  const shell = await builtShell();
  await writeFile(path.join(shell, 'verify.html'), await buildVerifyPage());
  server = Fastify();
  await server.register(pageServerPlugin, { shell, remotes: folderStore(await emptyFolder()), config: DEFAULT_CONFIG });
});
afterAll(() => server.close());

test('the page that checks receipts is one small file, whose policy allows its own script alone', async () => {
  const { body, headers, statusCode } = await server.inject('/verify');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
  const policy = String(headers['content-security-policy']);
  for (const [tag, directive] of [
    ['script', 'script-src'],
    ['style', 'style-src'],
  ] as const) {
    const [, text = '', ...others] = new RegExp(`<${tag}>(.*?)</${tag}>`, 's').exec(body) ?? [];
    expect(others).toEqual([]);
    const hash = createHash('sha256').update(text).digest('base64');
    expect(policy).toContain(`; ${directive} 'sha256-${hash}';`);
  }
  expect(policy).toContain("default-src 'none'");
  expect(body).not.toMatch(/<link|src=/);
  const small = await server.inject({ url: '/verify', headers: { 'accept-encoding': 'br' } });
  expect(small.rawPayload.length).toBeLessThan(6_000);
});

test('browsers keep it for a day, and only its address has it', async () => {
  expect((await server.inject('/verify')).headers['cache-control']).toBe('public, max-age=86400');
  expect((await server.inject('/verify.html')).statusCode).toBe(404);
});
