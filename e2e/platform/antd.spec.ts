import { folderStore, publish } from '@comptoir/remote-registry';
import type { Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures';
import { openAtRest } from '../fixtures/at-rest';
import { expectNoAxeViolations } from '../fixtures/axe';
import { KiB } from '../product/cold-page';
import { buildAntdRemote } from './build-antd-remote';

// Policy violations and console errors fail it (fixtures/page-errors.ts).
test.use({ alone: true });

test('antd comes once, with the first remote that uses it, obeys the policy in every component, and opens inside dialogs', async ({
  page,
  product,
  signInAs,
}) => {
  test.slow();
  const store = folderStore(product.folders.remotes);
  for (const name of ['vehicles', 'drivers']) await publish(store, await buildAntdRemote(name), { by: 'a team' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAs('SUPERADMIN');
  const fetched = countFiles(page);
  await openAtRest(page, '/platform');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  const first = await fetched(() => openDemo(page, 'vehicles'));
  process.stdout.write(
    `antd: ${kib(first.shell)} KiB for the first remote, whose own files are ${kib(first.remote)}\n`,
  );
  expect(first.shell).toBeGreaterThan(200 * KiB);
  expect(first.shell).toBeLessThan(480 * KiB);
  expect(first.remote).toBeLessThan(40 * KiB);
  await expectNoAxeViolations(page);

  const second = await fetched(() => openDemo(page, 'drivers'));
  process.stdout.write(`antd: ${kib(second.shell)} KiB for the second remote\n`);
  expect(second.shell).toBe(0);

  await test.step('popups of antd open inside a native dialog, and Escape closes the innermost only', async () => {
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await page.goto('/vehicles');
    await useDialog(page);
  });
});

async function useDialog(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'A dialog' });
  const options = page.locator('.ant-select-dropdown:visible');

  await page.getByRole('button', { name: 'Open a dialog' }).click();
  await dialog.getByRole('combobox').press('ArrowDown');
  await expect(options.locator('.ant-select-item-option-content', { hasText: 'Oran' })).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Tell' }).click();
  await expect(page.getByText('Told above the dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Told above the dialog')).toBeVisible();
}

async function openDemo(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/${name}$`));
}

/** Counts the transferred bytes of scripts and styles that were not requested before, of shell and remotes. */
function countFiles(page: Page) {
  const seen: Request[] = [];
  page.on('requestfinished', (request) => void seen.push(request));
  return async (act: () => Promise<void>): Promise<{ shell: number; remote: number }> => {
    const before = seen.length;
    await act();
    const bytes = { shell: 0, remote: 0 };
    for (const request of seen.slice(before)) {
      if (!['script', 'stylesheet'].includes(request.resourceType()) || requestsNewer(request)) continue;
      const { responseBodySize } = await request.sizes();
      bytes[new URL(request.url()).pathname.startsWith('/remotes/') ? 'remote' : 'shell'] += responseBodySize;
    }
    return bytes;
  };
}

/** A publication of the test lets the page check for a newer version, if it has not become quiet before. */
function requestsNewer(request: Request): boolean {
  return new URL(request.url()).pathname.startsWith('/decisions.');
}

function kib(bytes: number): string {
  return (bytes / KiB).toFixed(1);
}
