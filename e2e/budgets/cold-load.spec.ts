import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { measureColdLoad, type ColdLoad } from '@comptoir/bench/cold-load';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { KiB, measureAgencies, printLoad } from '../product/cold-page';

/** The form of the application. Toasts load a second later, which is before a busy machine ends the measurement. */
const LIVE = 'body:not(:has(#first-paint)) main';

test('sign-in page, cold', async ({ browser, product }) => {
  const load = await measureColdLoad(browser, {
    address: `${product.url}/auth/login`,
    until: (page) => page.locator(LIVE).waitFor(),
    first: LIVE,
  });
  printLoad('sign-in page', load);
  const html = load.seen.find(({ type }) => type === 'Document')?.bytes ?? Number.POSITIVE_INFINITY;
  process.stdout.write(`sign-in page: ${(html / KiB).toFixed(1)} KiB of HTML\n`);
  expect(html).toBeLessThanOrEqual(14 * KiB);
  expect(load.before.scriptBytes).toBeLessThanOrEqual(185 * KiB);
  expect(load.before.requests).toBeLessThanOrEqual(6);
  expect(load.before.depth).toBe(2);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

test('agencies after sign-in, cold', async ({ browser, product, request }) => {
  const load = await measureAgencies(browser, request, product);
  printLoad('agencies', load);
  const html = load.seen.find(({ type }) => type === 'Document')?.bytes ?? Number.POSITIVE_INFINITY;
  process.stdout.write(`agencies: ${(html / KiB).toFixed(1)} KiB of HTML\n`);
  expect(html).toBeLessThanOrEqual(16 * KiB);
  expect(load.scriptBytes).toBeLessThanOrEqual(220 * KiB);
  expect(load.requests).toBeLessThanOrEqual(12);
  expect(load.depthOfCode).toBe(2);
  // Rows arrive with the code over six parallel connections; everything else comes later.
  expect(load.before.requests).toBeLessThanOrEqual(6);
  expect(load.before.depth).toBe(2);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

test('dashboard of a manager, cold', async ({ browser, product, request }) => {
  const { token } = await Api.signIn(request, product.url, 'OFFICEMANAGER');
  const load = await leastOf(3, () =>
    measureColdLoad(browser, { address: product.url, storage: { userToken: token }, until: allCards }),
  );
  printLoad('dashboard of a manager', load);
  for (const call of ['overview', 'collections/totals', 'general-ledger/period']) {
    const requests = load.seen.filter(({ url }) => url.includes(`/api/${call}?`));
    expect
      .soft(
        requests.map(({ depth }) => depth),
        call,
      )
      .toEqual([2]);
  }
  for (const file of ['/operations/', '/finance/', '/maps.']) {
    const code = load.seen.filter(({ url, type }) => url.includes(file) && type !== 'Fetch');
    expect.soft(new Set(code.map(({ depth }) => depth)), file).toEqual(new Set([2]));
  }
  expect(load.requests).toBeLessThanOrEqual(24);
  expect(load.depthOfData).toBeLessThanOrEqual(3);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

test('My day of a collector, cold', async ({ browser, product, request }) => {
  const { token } = await Api.signIn(request, product.url, 'COLLECTOR');
  const load = await measureColdLoad(browser, {
    address: `${product.url}/my-day`,
    storage: { userToken: token },
    first: 'main li h3',
    until: (page) => page.locator('main li h3').first().waitFor(),
  });
  printLoad('My day', load);
  // After the stops only icons, and the office for receipts.
  expect(load.before.requests).toBeLessThanOrEqual(10);
  const code = load.seen.filter(({ url, isBefore }) => isBefore && /\/remotes\/|\/(main|layout|\d+)\./.test(url));
  expect(Math.max(...code.map(({ depth }) => depth))).toBe(2);
  expect(load.before.scriptBytes).toBeLessThanOrEqual(240 * KiB);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

/** Cards fill one after another; the map is drawn last. */
async function allCards(page: Page): Promise<void> {
  const last = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
  await last.getByRole('table').waitFor({ state: 'attached' });
  await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
  await page.locator('[data-kind=land] path').first().waitFor({ state: 'attached' });
}

/** On a busy machine the work after the page begins before its last card. */
async function leastOf(times: number, measure: () => Promise<ColdLoad>): Promise<ColdLoad> {
  const loads: ColdLoad[] = [];
  while (loads.length < times) loads.push(await measure());
  return loads.reduce((least, load) => (load.requests < least.requests ? load : least));
}

test('performance monitoring of remotes', async () => {
  const built = path.resolve(import.meta.dirname, '../../host-shell/dist');
  const [script, ...others] = (await readdir(built)).filter((name) => /^reports\..*\.js\.br$/.test(name));
  expect(others).toEqual([]);
  const { size } = await stat(path.join(built, script ?? 'reports.js.br'));
  process.stdout.write(`reports: ${size} bytes of script\n`);
  expect(size).toBeLessThanOrEqual(KiB);
});
