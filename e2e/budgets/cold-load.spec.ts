import { measureColdLoad } from '@comptoir/bench/cold-load';
import { expect, test } from '../fixtures';
import { KiB, measureAgencies, tell } from '../product/cold-page';

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
