import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { freePort } from '../product/free-port';
import { tokenOf } from '../product/team-token';
import { fencesOf } from './fences';
import { Reader } from './reader';
import { workOnRemoteAlone } from './remote-alone';

const root = path.resolve(import.meta.dirname, '../..');
const teams = path.join(tmpdir(), `comptoir-teams-${process.pid}.json`);

test.use({ alone: true, environment: { PUBLISH_TOKENS: teams } });
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
    for (const fence of fencesOf(text.replaceAll('http://localhost:4300', product.url))) {
      if (fence.kind === 'file') await reader.write(fence);
      else if (fence.kind === 'shell') await reader.run(fence);
      else {
        const address = `http://127.0.0.1:${port}/`;
        await reader.runWhile(fence, address, async () => {
          await workOnRemoteAlone(browser, address, reader.folder);
        });
      }
    }
  } finally {
    process.stdout.write(`\n${reader.clock.map((line) => `  ${line}\n`).join('')}`);
    await reader.leave();
  }

  const { remotes } = await (await page.request.get(`${product.url}/registry.json`)).json();
  expect(remotes.fleet).toMatchObject({ live: '0.1.0' });
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Garages' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Garages' }).click();
  await expect(page.getByRole('heading', { name: 'Garages', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add garage' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Garage du port');
  await page.getByRole('dialog').getByRole('button', { name: 'Add garage' }).click();
  await expect(page.getByRole('table').getByText('Garage du port')).toBeVisible();
});
