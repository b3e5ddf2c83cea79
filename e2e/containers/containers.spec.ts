import { request as playwrightRequest, type APIRequestContext, type BrowserContext, type Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { Books } from '../finance/books';
import { Api } from '../fixtures/api';
import { Deployment, engineOutput } from './deployment';
import { Load } from './load';
import { planWithPhoto, protocolOf, record, signIn, trade } from './managers-day';
import { openOffice, type OpenedOffice } from './opened-office';
import { boss, startOutside, type Outside } from './outside';
import { timed, print } from './print';

/** Runs the compose file on a container engine; `npm run test:containers` prints which services are replaced. */
test.describe.configure({ mode: 'serial' });

const servers = ['api-1', 'api-2', 'page-1', 'page-2'];
const all = ['database', ...servers, 'web-1', 'web-2'];
/** Bytes of an image beside its base, which is 218 MB with Node 24. */
const LARGEST = 45_000_000;

let outside: Outside;
let deployment: Deployment;
let request: APIRequestContext;
let office: OpenedOffice;
let context: BrowserContext;
let page: Page;

test.beforeAll(async () => {
  deployment = await Deployment.prepare(async (url) => {
    outside = await startOutside(url);
    return outside.environment;
  });
  request = await playwrightRequest.newContext({ ignoreHTTPSErrors: true });
});

test.afterAll(async () => {
  test.setTimeout(300_000);
  await request.dispose();
  await deployment.remove();
  await outside.stop();
});

test('every image builds from its Dockerfile: small, without compilers and browsers, not as root', async () => {
  test.setTimeout(30 * 60_000);
  await timed('build', () => deployment.compose('build'));
  const base = await bytesOf('node:24-bookworm-slim');
  for (const image of ['comptoir-api', 'comptoir-page', 'comptoir-remotes']) {
    const size = (await bytesOf(image)) - base;
    print(`${image}: ${Math.round(size / 1_000_000)} MB and its base`);
    expect(size).toBeLessThan(LARGEST);
    const look = 'id -u; for each in cc gcc g++ clang make python3 pnpm chromium; do command -v $each; done; echo done';
    const found = await engineOutput('run', '--rm', '--entrypoint', 'sh', image, '-c', look);
    expect([image, found]).toEqual([image, '1000\ndone']);
  }
});

async function bytesOf(image: string): Promise<number> {
  return Number(await engineOutput('image', 'inspect', '--format', '{{.Size}}', image));
}

test('everything starts and is healthy, with a read-only root and no capability', async () => {
  await timed('start', async () => {
    await deployment.compose('up', '-d');
    await deployment.untilHealthy(all);
  });
  for (const service of all) {
    expect([service, await deployment.state(service, '{{.HostConfig.ReadonlyRootfs}}')]).toEqual([service, 'true']);
  }
  expect(
    await deployment.compose('exec', '-T', 'api-1', 'sh', '-c', 'touch /comptoir/x 2>&1; grep CapEff /proc/1/status'),
  ).toMatch(/Read-only file system[^]*CapEff:\s+0+$/m);
  for (const address of ['/api/metrics', '/api/docs']) {
    expect((await request.get(deployment.url + address)).status()).toBe(404);
  }
});

test('an office is created, and its people sign up through mailed links', async () => {
  office = await openOffice({ request, url: deployment.url, outside });
  const session = await Api.signIn(request, deployment.url, office.manager, boss.password);
  expect(await session.me()).toMatchObject({ name: 'Manager of the test' });
});

test('a manager signs in, plans a pick-up with a photo, records it, and makes a trade', async ({ browser }) => {
  context = await browser.newContext({ baseURL: deployment.url, ignoreHTTPSErrors: true });
  page = await context.newPage();
  const books = new Books(office.api, office.id);
  await signIn(page, office.manager);
  expect(await protocolOf(page)).toBe('h2');

  const agency = await office.api.createAgency(office.id);
  await planWithPhoto(page, agency.name, office.collector);
  expect(outside.files().filter((key) => key.startsWith('/media/'))).not.toEqual([]);
  await record(page, agency.name);
  await expect.poll(() => books.balance('DZD')).toBe(100_250_00);

  await trade(page);
  expect(await books.balance('USD')).toBe(4_990_00);
  expect(await books.balance('DZD')).toBe(101_595_00);
});

test('with one API and one page container killed, the product keeps working', async () => {
  await deployment.compose('kill', '-s', 'SIGKILL', 'api-1', 'page-1');
  const headers = { authorization: `Bearer ${office.api.token}` };
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      request.get(deployment.url + (index % 2 === 0 ? '/api/offices' : '/agencies'), { headers }),
    ),
  );
  expect(new Set(answers.map((answer) => answer.status()))).toEqual(new Set([200]));
  await page.reload();
  await expect(page.getByRole('link', { name: 'Agencies' })).toBeVisible();
  await deployment.compose('up', '-d', '--no-deps', 'api-1', 'page-1');
  await deployment.untilHealthy(servers);
});

test('a changed remote is published by `compose up --build` alone, and the browser shows it (platform 2)', async () => {
  test.setTimeout(20 * 60_000);
  await page.goto('/exchange');
  await expect(page.getByRole('link', { name: 'Make Trade' })).toBeVisible();
  await deployment.edit('mfe-finance/src/messages/en.json', '"Make Trade"', '"Make a new trade"');
  await timed('up --build with a changed remote', () => deployment.compose('up', '-d', '--build'));
  await deployment.untilHealthy(all);
  await expect(async () => {
    await page.goto('/exchange');
    await expect(page.getByRole('link', { name: 'Make a new trade' })).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  expect(await deployment.compose('logs', 'finance')).toMatch(/Published finance 1\.0\.0-built-[0-9a-f]{8}\./);
});

test('under load every container is replaced in turn: no read fails, no write is lost', async () => {
  test.setTimeout(15 * 60_000);
  const books = new Books(office.api, office.id);
  const before = await books.balance('DZD');
  const shown = await (await request.get(`${deployment.url}/agencies`)).text();
  const [script = ''] = /\/main\.[0-9a-f]{8}\.js/.exec(shown) ?? [];
  const reads = [
    '/api/offices',
    `/api/general-ledger/balance?officeId=${office.id}`,
    '/agencies',
    '/registry.json',
    script,
  ];
  const options = { ports: deployment.ports, token: office.api.token, officeId: office.id, reads };

  const load = new Load(options);
  for (const service of all) await timed(`replaced ${service}`, () => deployment.replace(service));
  await deployment.untilHealthy(all);
  await load.stop();
  print(
    `${load.reads} reads, ${load.failedReads.length} failed, the longest took ${load.longestRead} ms; ${load.writes} writes, ${load.repeatedWrites.length} sent again`,
  );
  expect(load.failedReads).toEqual([]);
  expect(load.lostWrites).toEqual([]);
  expect(load.writes).toBeGreaterThan(20);
  expect(await books.balance('DZD')).toBe(before + load.writes * 100);
  expect(
    await deployment.compose('exec', '-T', 'api-1', 'node', 'api-server/dist/comptoir.js', 'verify-books'),
  ).toContain('The books are correct');
});
