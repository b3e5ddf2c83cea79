import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_ACCOUNTS, LOCAL_BUILDS, Shell } from '@comptoir/remote/e2e';
import type { Page } from '@playwright/test';
import { chromium } from '../chromium';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import type { Product } from '../product/product';
import { copyLive, type BuiltFiles } from './broken-version';
import { hostFiles } from './file-host';

// The deployment allows no overrides.
test.use({ alone: true, launchOptions: { ...chromium, args: [...(chromium.args ?? []), LOCAL_BUILDS] } });

const exposed = /^__federation_expose_agencies\..*\.js$/;
const renamed = (files: BuiltFiles) =>
  files.change(exposed, (text) => text.replaceAll('"Agencies"', '"Agencies of my build"'));
const broken = (files: BuiltFiles) =>
  files.change(exposed, (text) =>
    text.replace(/\bArea:\s*\(\)\s*=>\s*[\w$]+/, 'Area:()=>()=>{throw new Error("boom")}'),
  );

/** Opens a build of operations as the kit for teams does. */
async function withBuild(
  { page, product }: { page: Page; product: Product },
  change: (files: BuiltFiles) => void,
  use: (shell: Shell) => Promise<void>,
): Promise<void> {
  const { folder } = await copyLive(product.folders.remotes, '9.5.0', change);
  const host = await hostFiles(folder);
  try {
    const { name, areas } = JSON.parse(await readFile(path.join(folder, 'remote.json'), 'utf8'));
    await use(await Shell.in(page, product.url, { name, areas, address: host.url }, DEMO_ACCOUNTS));
  } finally {
    await page.goto('about:blank');
    await host.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('the build runs in the shell for its users of every role only', async ({ page, product, browser }) => {
  await withBuild({ page, product }, renamed, async (shell) => {
    await shell.signIn('OFFICEMANAGER');
    await shell.open('/agencies');
    await expect(heading(page, 'Agencies of my build')).toBeVisible();
    await shell.signIn('SUPERADMIN', { country: 'DZ', office: 'Algiers Centre' });
    await shell.open('/agencies');
    await expect(heading(page, 'Agencies of my build')).toBeVisible();
    await shell.run('Collectors');
    await expect(heading(page, 'Collectors')).toBeVisible();
    await expect(shell.signIn('SUPERADMIN', { country: 'DZ', office: 'Nowhere' })).rejects.toThrow(
      /No office Nowhere in DZ: Algiers Centre/,
    );
    expect(shell.problems).toEqual([]);
    const colleague = await browser.newPage();
    await beginWith(colleague, { userToken: (await Api.signIn(page.request, product.url, 'OFFICEMANAGER')).token });
    await colleague.goto(`${product.url}/agencies`);
    await expect(heading(colleague, 'Agencies')).toBeVisible();
    await colleague.close();
  });
});

test('a build that crashes fails the test, although the page shows the published version', async ({
  page,
  product,
  pageErrors,
}) => {
  pageErrors.expect(/boom/);
  await withBuild({ page, product }, broken, async (shell) => {
    await shell.signIn('OFFICEMANAGER');
    await shell.open('/agencies');
    await expect(heading(page, 'Agencies')).toBeVisible();
    await expect(() => expect(shell.problems).toEqual([expect.stringContaining('render-crashed')])).toPass();
  });
});

test('requests to a fake service are answered and recorded, and others fail the test by their name', async ({
  page,
  product,
  pageErrors,
}) => {
  pageErrors.expect(/501/);
  await withBuild({ page, product }, renamed, async (shell) => {
    const calls = await shell.fake('fleet', { 'POST /vehicles/:id': ({ params }) => ({ id: params['id'] }) });
    await shell.signIn('OFFICEMANAGER');
    await shell.open('/agencies');
    const send = (method: string, path: string) =>
      page.evaluate(
        async ([method, path]) => {
          const body = method === 'GET' ? null : '{"plate":"16-001"}';
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(`/services/fleet${path}`, { method, headers, body });
          return [answer.status, await answer.json()];
        },
        [method, path] as const,
      );
    expect(await send('POST', '/vehicles/7')).toEqual([200, { id: '7' }]);
    expect(calls).toMatchObject([{ route: 'POST /vehicles/:id', body: { plate: '16-001' } }]);
    expect(await send('GET', '/drivers')).toEqual([501, expect.anything()]);
    expect(shell.problems).toEqual(['The test has no handler in `services` for: fleet GET /drivers']);
  });
});
