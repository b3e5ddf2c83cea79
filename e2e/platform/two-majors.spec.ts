import { folderStore, publish, readShell } from '@comptoir/remote-registry';
import { expect, test as base } from '../fixtures';
import { freshFolders } from '../product/folders';
import { Product } from '../product/product';
import { buildComingShell } from './build-coming-shell';
import { buildPlainRemote } from './build-plain-remote';

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  product: async ({}, use) => {
    const [folders, shell] = [await freshFolders(), await buildComingShell()];
    const shared = {
      react: '^19.0.0',
      '@comptoir/shared-kernel/money': '^2.0.0',
      '@comptoir/shared-kernel/session': '^2.0.0',
    };
    const coming = await buildPlainRemote({ source: 'coming-remote', exposes: { './hello': './area.js' }, shared });
    await publish(folderStore(folders.remotes), coming, { by: 'a team', shell: await readShell(shell) });
    const product = await Product.start(folders, { SHELL_DIR: shell });
    await use(product);
    await product.stop();
  },
});

test('a shell of a coming major serves the remotes of this one beside one of its own, with one session for both', async ({
  page,
  signInToOffice,
}) => {
  test.slow();
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/money-book');
  // The adapter of the former major, in a remote that was built long before.
  await expect(page.locator('[data-contract="1.5"]').first()).toBeVisible();

  await page.getByRole('link', { name: 'Coming' }).click();
  await expect(page.getByRole('heading', { name: 'manager@comptoir.example' })).toBeVisible();
  await expect(page.getByText('€12.00')).toBeVisible();
  await expect(page.locator('[data-contract]')).toHaveCount(0);
});
