import { measureColdLoad, type ColdLoad } from '@comptoir/bench/cold-load';
import type { APIRequestContext, Browser } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { startMonolith } from '../product/monolith';
import type { Product } from '../product/product';

/** Bytes on the wire, as the targets count them. */
const KiB = 1024;

test('the sign-in page, cold', async ({ browser, product }) => {
  const load = await measureColdLoad(browser, {
    address: `${product.url}/auth/login`,
    until: (page) => page.getByRole('button', { name: 'Sign in' }).waitFor(),
  });
  tell('sign-in page', load);
  expect(load.scriptBytes).toBeLessThanOrEqual(200 * KiB);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

test('the agencies after sign-in, cold', async ({ browser, product, request }) => {
  const load = await measureAgencies(browser, request, product);
  tell('agencies', load);
  expect(load.scriptBytes).toBeLessThanOrEqual(410 * KiB);
  expect(load.requests).toBeLessThanOrEqual(24);
  expect(load.depthOfCode).toBe(2);
  expect(load.depthOfData).toBe(3);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

test('the agencies cost at most 1.15 times the script of the same code built as one program', async ({
  browser,
  product,
  request,
}) => {
  test.setTimeout(180_000);
  const monolith = await startMonolith();
  const [federated, whole] = [
    await measureAgencies(browser, request, product),
    await measureAgencies(browser, request, monolith),
  ];
  await monolith.stop();
  tell('agencies as a monolith', whole);
  const ratio = federated.scriptBytes / whole.scriptBytes;
  process.stdout.write(`script, federated / monolith: ${ratio.toFixed(2)}\n`);
  expect(ratio).toBeLessThanOrEqual(1.15);
});

async function measureAgencies(browser: Browser, request: APIRequestContext, { url }: Product): Promise<ColdLoad> {
  const { token } = await Api.signIn(request, url, 'OFFICEMANAGER');
  return measureColdLoad(browser, {
    address: `${url}/agencies`,
    storage: { userToken: token },
    until: (page) => page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1).waitFor(),
  });
}

/** Says the figures, and on demand what they are made of. */
function tell(what: string, load: ColdLoad): void {
  const { scriptBytes, requests, depthOfCode, depthOfData, layoutShift } = load;
  const figures = [
    `${(scriptBytes / KiB).toFixed(1)} KiB of script`,
    `${requests} requests`,
    `depth ${depthOfCode} to the code, ${depthOfData} to the data`,
    `layout shift ${layoutShift.toFixed(3)}`,
  ];
  process.stdout.write(`${what}: ${figures.join(', ')}\n`);
  if (!process.env['DETAILS']) return;
  for (const { url, type, bytes, depth } of load.seen) {
    process.stdout.write(`  ${depth} ${type.padEnd(10)} ${String(bytes).padStart(7)} ${url}\n`);
  }
}
