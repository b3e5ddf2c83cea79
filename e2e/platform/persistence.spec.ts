import { expect, test } from '../fixtures';
import type { Product } from '../product/product';

test.use({ alone: true });

const ends: readonly [name: string, end: (product: Product) => Promise<void>][] = [
  ['was stopped', (product) => product.stop()],
  ['was killed with kill -9', (product) => product.kill()],
];

test('an answered write survives a stop and a kill of the server', async ({ page, product, signInAs }) => {
  // One minute for each of the two stops.
  test.setTimeout(120_000);
  const api = await signInAs('OFFICEMANAGER');
  for (const [name, end] of ends) {
    await test.step(`after it ${name}`, async () => {
      const written = [await api.createAgency(), await api.createAgency(), await api.createAgency()];
      await end(product);
      await product.start();
      for (const agency of written) expect(await api.get(`/agencies/${agency.id}`)).toMatchObject(agency);
      await page.goto(`/agencies/${written[2]?.id}`);
      await expect(page.getByLabel('Name', { exact: true })).toHaveValue(written[2]?.name ?? '');
      // An open page would log the lost event stream.
      await page.goto('/config.json');
    });
  }
});
