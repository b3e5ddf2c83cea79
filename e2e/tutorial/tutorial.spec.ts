import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { consent, folderStore } from '@comptoir/remote-registry';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { freePort } from '../product/free-port';
import type { Product } from '../product/product';
import { tokenOf } from '../product/team-token';
import { fencesOf } from './fences';
import { Reader } from './reader';
import { workOnRemoteAlone } from './remote-alone';

const root = path.resolve(import.meta.dirname, '../..');
const teams = path.join(tmpdir(), `comptoir-teams-${process.pid}.json`);

const backend = await freePort();

test.use({ alone: true, environment: { PUBLISH_TOKENS: teams, SERVICES: `fleet=http://127.0.0.1:${backend}` } });
// npm downloads take most of the time.
test.setTimeout(600_000);

test('following "Your remote in ten minutes" in an empty folder puts a remote into the product', async ({
  browser,
  page,
  product,
  signInToOffice,
}) => {
  const text = await readFile(path.join(root, 'docs/your-remote-in-ten-minutes.md'), 'utf8');
  const port = await freePort();
  // Cached packages are not requested again: a repeated run needs no network.
  const environment = {
    PORT: String(port),
    PUBLISH_TOKEN: await tokenOf('fleet-team', 'fleet', teams),
    npm_config_prefer_offline: 'true',
  };
  const reader = await Reader.inBareFolder(environment);
  try {
    const own = text.replaceAll('http://localhost:4300', product.url).replaceAll('8080', String(backend));
    for (const fence of fencesOf(own)) {
      if (fence.kind === 'file') await reader.write(fence);
      else if (fence.kind === 'shell') await reader.run(fence);
      else if (fence.kind === 'service') reader.start(fence);
      else {
        const address = `http://127.0.0.1:${port}/`;
        await reader.runWhile(fence, address, async () => {
          await workOnRemoteAlone(browser, address, reader.folder);
        });
      }
    }
    await useFleet(product, { page, signInToOffice });
  } finally {
    process.stdout.write(`\n${reader.clock.map((line) => `  ${line}\n`).join('')}`);
    await reader.leave();
  }
});

interface Opened {
  page: Page;
  signInToOffice: (role: 'OFFICEMANAGER') => Promise<unknown>;
}

async function useFleet(product: Product, { page, signInToOffice }: Opened): Promise<void> {
  const { remotes } = await (await page.request.get(`${product.url}/registry.json`)).json();
  expect(remotes.fleet).toMatchObject({ live: '0.1.0' });
  await consent(folderStore(product.folders.remotes), 'fleet', { by: 'the platform team', reason: 'their vehicles' });
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Vehicles' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
  await expect(page.getByText('No vehicles yet')).toBeVisible();
  for (const plate of ['16-001', '16-002']) {
    await page.getByRole('button', { name: 'Add vehicle' }).click();
    await page.getByRole('textbox', { name: 'Plate' }).fill(plate);
    await page.getByRole('dialog').getByRole('button', { name: 'Add vehicle' }).click();
    await expect(page.getByRole('table').getByText(plate)).toBeVisible();
  }
  await page.getByRole('button', { name: 'Search or go to' }).click();
  await page.getByRole('option', { name: 'Add a vehicle' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Plate' }).fill('16-003');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('table').getByText('16-003')).toBeVisible();
  await page.goto('/agencies');
  await page.getByRole('table').getByRole('link').first().click();
  await page
    .getByRole('navigation', { name: 'Sections of this record' })
    .getByRole('link', { name: 'Vehicles' })
    .click();
  await page.getByRole('button', { name: 'Add vehicle' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Plate' }).fill('16-004');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Vehicles' }).getByText('16-004')).toBeVisible();
}
