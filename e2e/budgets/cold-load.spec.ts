import { measureColdLoad, type ColdLoad } from '@comptoir/bench/cold-load';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';

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
  const { token } = await Api.signIn(request, product.url, 'OFFICEMANAGER');
  const load = await measureColdLoad(browser, {
    address: `${product.url}/agencies`,
    storage: { userToken: token },
    until: (page) => page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1).waitFor(),
  });
  tell('agencies', load);
  expect(load.scriptBytes).toBeLessThanOrEqual(410 * KiB);
  expect(load.requests).toBeLessThanOrEqual(24);
  expect(load.depthOfCode).toBe(2);
  expect(load.depthOfData).toBe(3);
  expect(load.layoutShift).toBeLessThanOrEqual(0.02);
});

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
