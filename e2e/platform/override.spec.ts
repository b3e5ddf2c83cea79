import { rm } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { toastOf } from '../fixtures/toast';
import type { Product } from '../product/product';
import { copyLive, type BuiltFiles } from './broken-version';
import { hostFiles, type FileHost } from './file-host';

test.use({ alone: true, environment: { REMOTE_OVERRIDE_ORIGINS: 'http://localhost:*' } });

const changed = (files: BuiltFiles) => files.change(/^__federation_expose_agencies\..*\.js$/, renameHeading);

function renameHeading(text: string): string {
  return text.replaceAll('"Agencies"', '"Agencies of my laptop"');
}

let laptop: FileHost;
let folder: string;

test.beforeEach(async ({ product }) => {
  ({ folder } = await copyLive(product.folders.remotes, '9.5.0', changed));
  laptop = await hostFiles(folder);
});

test.afterEach(async () => {
  await laptop.stop();
  await rm(folder, { recursive: true, force: true });
});

async function override(page: Page, address: string): Promise<void> {
  await page.goto('/platform');
  const card = page.getByRole('heading', { name: /^operations/ }).locator('..');
  await card.getByRole('button', { name: 'Load from another address' }).click();
  await page.getByLabel('Address of the folder with remote.json').fill(address);
  await page.getByRole('button', { name: 'Load remote' }).click();
}

const ofLaptop = (page: Page) => page.getByRole('heading', { level: 1, name: 'Agencies of my laptop' });
const published = (page: Page) => page.getByRole('heading', { level: 1, name: 'Agencies', exact: true });

test('a SUPERADMIN runs a local remote in the deployed shell, alone, until one click, a failure or a sign-out ends it', async ({
  page,
  browser,
  product,
  signInAs,
  pageErrors,
}) => {
  test.slow();
  const api = await signInAs('SUPERADMIN');
  const { id } = await api.office('DZ');
  await signInAs('SUPERADMIN', { country: 'DZ', office: id });

  pageErrors.expect(/422/);
  await test.step('an address that the deployment does not allow is refused, and nothing changes', async () => {
    await override(page, 'https://elsewhere.example/');
    await expect(page.getByText('This deployment allows addresses at http://localhost:*')).toBeVisible();
    expect(await page.evaluate(() => document.cookie)).not.toContain('comptoir-override');
  });
  await test.step('the page shows the override until one click ends it, and a colleague does not see it', async () => {
    await overrideAlone(page, browser, product);
  });
  const me = await api.me();
  expect(await api.get('/audit?entity=remote&id=operations')).toMatchObject([
    { action: 'DELETE', user: { name: me.name } },
    { action: 'CREATE', user: { name: me.name }, after: { address: laptop.url } },
  ]);
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/ERR_CONNECTION_REFUSED|ERR_FAILED/, /operations/);
  await test.step('when the laptop goes away, the published version takes over', async () => loseLaptop(page));
  expect(pageErrors.endStep()).toEqual([]);

  pageErrors.expect(/finance/, /integrity/);
  await test.step('the other remotes stay checked, and the next person gets the published version', async () => {
    await changeAnother(page);
    await changePerson(page);
  });
});

async function overrideAlone(page: Page, browser: Browser, product: Product): Promise<void> {
  await override(page, laptop.url);
  const banner = page.getByText(`The remote operations comes from ${laptop.url}`);
  await expect(banner).toBeVisible();
  await page.getByRole('link', { name: 'Agencies' }).click();
  await expect(ofLaptop(page)).toBeVisible();
  await page.reload();
  await expect(ofLaptop(page)).toBeVisible();
  await expect(banner).toBeVisible();

  const colleague = await browser.newPage();
  const { token } = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  await colleague.addInitScript((value) => localStorage.setItem('userToken', value), token);
  await colleague.goto(`${product.url}/agencies`);
  await expect(published(colleague)).toBeVisible();
  await colleague.close();

  await page.getByRole('button', { name: 'End override' }).click();
  await expect(published(page)).toBeVisible();
  await expect(banner).toBeHidden();
}

async function loseLaptop(page: Page): Promise<void> {
  await override(page, laptop.url);
  await expect(page.getByText('The remote operations comes from')).toBeVisible();
  await page.route(`${laptop.url}mf-manifest.json`, (route) => route.abort());
  await page.goto('/agencies');
  await expect(published(page)).toBeVisible();
  await expect(toastOf(page)).toContainText('An earlier version is shown');

  await laptop.stop();
  await page.unroute(`${laptop.url}mf-manifest.json`);
  await page.reload();
  await expect(published(page)).toBeVisible();
  await expect(page.getByText(/The published version is shown/)).toBeVisible();
  await page.getByRole('button', { name: 'End override' }).click();
  await expect(page.getByText(/The published version is shown/)).toBeHidden();
  await expect(published(page)).toBeVisible();
  laptop = await hostFiles(folder);
}

async function changeAnother(page: Page): Promise<void> {
  await page.route(/remotes\/finance\/.*remoteEntry.*\.js/, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'globalThis.stolen = true',
    }),
  );
  await override(page, laptop.url);
  await expect(page.getByText('The remote operations comes from')).toBeVisible();
  await page.goto('/exchange');
  await expect(page.getByText('This part of Comptoir is not available')).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
}

async function changePerson(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Office Manager' }).click();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.getByRole('link', { name: 'Agencies' }).click();
  await expect(published(page)).toBeVisible();
  await expect(page.getByText('The remote operations comes from')).toBeHidden();
  expect(requests.filter((url) => url.startsWith(laptop.url))).toEqual([]);
}
