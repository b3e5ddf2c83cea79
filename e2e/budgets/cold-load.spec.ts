import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { measureColdLoad } from '@comptoir/bench/cold-load';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { KiB, measureAgencies, tell } from '../product/cold-page';

/** The form of the application. Toasts load a second later, which is before a busy machine ends the measurement. */
const LIVE = 'body:not(:has(#first-paint)) main';

test('sign-in page, cold', async ({ browser, product }) => {
  const load = await measureColdLoad(browser, {
    address: `${product.url}/auth/login`,
    until: (page) => page.locator(LIVE).waitFor(),
    first: LIVE,
  });
  tell('sign-in page', load);
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
  tell('agencies', load);
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
  const load = await measureColdLoad(browser, {
    address: product.url,
    storage: { userToken: token },
    until: async (page) => {
      const last = page.getByRole('region', { name: 'Collected against scheduled, last 30 days' });
      await last.getByRole('table').waitFor({ state: 'attached' });
      await page.getByRole('region', { name: 'To do' }).getByRole('link').first().waitFor();
    },
  });
  tell('dashboard of a manager', load);
  for (const call of ['overview', 'collections/totals', 'general-ledger/balance']) {
    const asked = load.seen.find(({ url }) => url.includes(`/api/${call}?`));
    expect.soft(asked?.depth, call).toBe(2);
  }
  for (const name of ['to_do', 'todays_collections']) {
    const asked = load.seen.find(({ url }) => url.includes(`__federation_expose_${name}.`));
    expect.soft(asked?.depth, name).toBe(2);
  }
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

test('performance monitoring of remotes', async () => {
  const built = path.resolve(import.meta.dirname, '../../host-shell/dist');
  const [script, ...others] = (await readdir(built)).filter((name) => /^reports\..*\.js\.br$/.test(name));
  expect(others).toEqual([]);
  const { size } = await stat(path.join(built, script ?? 'reports.js.br'));
  process.stdout.write(`reports: ${size} bytes of script\n`);
  expect(size).toBeLessThanOrEqual(KiB);
});
