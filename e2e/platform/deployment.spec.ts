import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { createDatabase, startPostgres, type TestServer } from '../../api-server/test/postgres';
import { expect, test } from '../fixtures';
import { password, people } from '../fixtures/people';
import { freshFolders } from '../product/folders';
import { freePort } from '../product/free-port';
import { Product } from '../product/product';
import { startNames } from '../../all-in-one/test/names';
import { startNginx } from '../../all-in-one/test/nginx';
import { startRelay } from './relay';
import { untilAnswers } from './until-answers';

const root = path.resolve(import.meta.dirname, '../..');

/** As docker-compose.yml: nginx in front of two API instances, page servers and a real PostgreSQL. */
test.describe.configure({ mode: 'serial' });

let database: TestServer;
let apis: Product[];
let pages: ChildProcess[];
let stops: (() => Promise<void>)[];
let url: string;
let remotes: string;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folders = await freshFolders();
  ({ remotes } = folders);
  database = await startPostgres();
  const environment = {
    DATABASE_URL: await createDatabase(database.folder),
    JWT_SECRET: 'a secret that both instances share, for a test',
  };
  apis = await Promise.all([1, 2].map(() => Product.start(folders, environment)));
  const pagePorts = [await freePort(), await freePort()];
  const kept = path.join(folders.data, 'shell-files');
  pages = pagePorts.map((port) =>
    spawn(process.execPath, [path.join(root, 'all-in-one/dist/page.js')], {
      env: { ...process.env, PORT: String(port), REMOTES_DIR: remotes, SHELL_FILES_DIR: kept },
      stdio: 'inherit',
    }),
  );
  await Promise.all(pagePorts.map((port) => untilAnswers(`http://localhost:${port}/health`)));
  await startEdge(pagePorts);
});

/** Each service has one name, two addresses and one port, as containers do. */
async function startEdge(pagePorts: readonly number[]): Promise<void> {
  const addresses = ['127.0.0.2', '127.0.0.3'];
  const [apiPort, pagePort, port] = [await freePort(), await freePort(), await freePort()];
  const targets = [...apis.map((api) => Number(new URL(api.url).port)), ...pagePorts];
  const relays = await Promise.all(
    targets.map((target, index) => startRelay(addresses[index % 2] ?? '', index < 2 ? apiPort : pagePort, target)),
  );
  const names = await startNames(new Map(['api', 'page'].map((name) => [name, addresses])));
  url = `http://localhost:${port}`;
  const nginx = await startNginx({
    site: 'http',
    API: `api:${apiPort}`,
    PAGE: `page:${pagePort}`,
    // nginx serves `<folder>/remotes/…`.
    FILES: path.dirname(remotes),
    PUBLIC_URL: url,
    HTTP_PORT: port,
    HTTPS_PORT: 0,
    TRUSTED_PROXY: 'unix:',
    NAMESERVER: names.place,
  });
  stops = [nginx, names, ...relays].map(({ stop }) => stop);
}

test.afterAll(async () => {
  for (const stop of stops) await stop();
  for (const page of pages) page.kill();
  await Promise.all(apis.map((api) => api.stop()));
  await database.stop();
});

test('a person signs in and works through nginx', async ({ page: browser }) => {
  await browser.goto(`${url}/auth/login`);
  await browser.getByLabel('Email').fill(people.OFFICEMANAGER);
  await browser.getByLabel('Password', { exact: true }).fill(password);
  await browser.getByRole('button', { name: 'Sign in' }).click();
  await browser.getByRole('link', { name: 'Agencies' }).click();
  await expect(browser.getByRole('table', { name: 'Agencies' })).toBeVisible();
});

test('files of a version are immutable and precompressed; page, registry and configuration are not cached', async ({
  request,
}) => {
  const registry = await (await request.get(`${url}/registry.json`)).json();
  const { live, versions } = registry.remotes.operations;
  const file = `${url}/remotes/operations/${live}/${versions[0].entry}`;
  for (const [accepted, encoding] of [
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const answer = await request.get(file, { headers: { 'accept-encoding': accepted } });
    const headers = answer.headers();
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
    });
    expect([accepted, headers['content-encoding']]).toEqual([accepted, encoding]);
    if (encoding !== undefined) expect(headers['vary']).toContain('Accept-Encoding');
    const hash = createHash('sha384')
      .update(await answer.body())
      .digest('base64');
    expect(`sha384-${hash}`).toBe(versions[0].integrity[versions[0].entry]);
  }
  for (const address of ['/agencies', '/registry.json', '/config.json']) {
    expect((await request.get(url + address)).headers()['cache-control']).toBe('no-cache');
  }
  expect((await request.get(`${url}/`)).headers()['content-security-policy']).toContain("default-src 'none'");
});

for (const address of [
  '/remotes/.keys/signing-key.pem',
  '/remotes/registry.json',
  '/remotes/operations/0.0.1/remoteEntry.js',
  '/nothing.js',
]) {
  test(`${address} is answered 404`, async ({ request }) => {
    const answer = await request.get(url + address);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).not.toContain('id="root"');
  });
}

test('while one API instance and one page server are down, the others answer', async ({ request }) => {
  const login = await request.post(`${url}/api/login`, { data: { email: people.SUPERADMIN, password } });
  const { access_token: token } = await login.json();
  await apis[0]?.kill();
  pages[0]?.kill('SIGKILL');
  const answers = await Promise.all(
    Array.from({ length: 30 }, () =>
      request.get(`${url}/api/offices`, { headers: { authorization: `Bearer ${token}` } }),
    ),
  );
  const shown = await Promise.all(Array.from({ length: 10 }, () => request.get(`${url}/agencies`)));
  expect(new Set([...answers, ...shown].map((answer) => answer.status()))).toEqual(new Set([200]));
});
