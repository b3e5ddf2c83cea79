import { mkdtemp, readdir, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { servePackages, type PackagesOptions } from './packages';

let server: FastifyInstance;
afterEach(() => server.close());

const folder = () => mkdtemp(path.join(tmpdir(), 'comptoir-packages-'));

async function built(version: string): Promise<string> {
  const place = await folder();
  const file = `comptoir-kernel-${version}.tgz`;
  const manifest = { name: '@comptoir/kernel', version, dependencies: { zod: '4.6.7' } };
  await writeFile(path.join(place, file), `archive of ${version}`);
  const list = [{ manifest, file, integrity: `sha512-${version}`, shasum: version }];
  await writeFile(path.join(place, 'packages.json'), JSON.stringify(list));
  return place;
}

async function serve(options: PackagesOptions): Promise<void> {
  server = Fastify();
  await servePackages(server, options);
}

test.each(['/packages/@comptoir%2fkernel', '/packages/@comptoir/kernel'])(
  'npm reads the packages at %s, with addresses as the client sees them',
  async (url) => {
    await serve({ built: await built('1.5.0') });
    const headers = { host: 'comptoir.example', 'x-forwarded-proto': 'https' };
    expect((await server.inject({ url, headers })).json()).toEqual({
      name: '@comptoir/kernel',
      'dist-tags': { latest: '1.5.0' },
      versions: {
        '1.5.0': {
          name: '@comptoir/kernel',
          version: '1.5.0',
          dependencies: { zod: '4.6.7' },
          dist: {
            tarball: 'https://comptoir.example/packages/comptoir-kernel-1.5.0.tgz',
            integrity: 'sha512-1.5.0',
            shasum: '1.5.0',
          },
        },
      },
    });
  },
);

test('an archive is immutable; another file of the folder is not served', async () => {
  await serve({ built: await built('1.5.0') });
  const archive = await server.inject('/packages/comptoir-kernel-1.5.0.tgz');
  expect(archive.body).toBe('archive of 1.5.0');
  expect(archive.headers['cache-control']).toContain('immutable');
  expect((await server.inject('/packages/packages.json')).statusCode).toBe(404);
  expect((await server.inject('/packages/..%2fpackages.json')).statusCode).toBe(404);
});

test('a version of an earlier build stays installable, and the newest build is the latest', async () => {
  const kept = await folder();
  await serve({ built: await built('1.5.0'), kept });
  await server.close();
  await serve({ built: await built('1.6.0'), kept });
  const { 'dist-tags': tags, versions } = (await server.inject('/packages/@comptoir%2fkernel')).json();
  expect(tags).toEqual({ latest: '1.6.0' });
  expect(Object.keys(versions)).toEqual(['1.6.0', '1.5.0']);
  expect((await server.inject('/packages/comptoir-kernel-1.5.0.tgz')).body).toBe('archive of 1.5.0');
});

test('a version that no start served for half a year is deleted', async () => {
  const kept = await folder();
  await serve({ built: await built('1.5.0'), kept });
  await server.close();
  const longAgo = new Date(Date.now() - 181 * 24 * 3_600_000);
  await utimes(path.join(kept, 'comptoir-kernel-1.5.0.tgz.json'), longAgo, longAgo);
  await serve({ built: await built('1.6.0'), kept });
  expect((await readdir(kept)).filter((file) => file.includes('1.5.0'))).toEqual([]);
});

test('an unknown package is answered differently from the existing ones', async () => {
  await serve({ built: await built('1.5.0') });
  const answer = await server.inject('/packages/@comptoir%2fgone');
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toEqual({
    error: 'There is no package @comptoir/gone here; there are: @comptoir/kernel',
  });
});
