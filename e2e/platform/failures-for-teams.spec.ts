import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { tokenOf } from '../product/team-token';
import { publishDamaged } from './broken-version';
import { damages, replaceFetch } from './damages';

const teams = path.join(tmpdir(), `comptoir-failures-teams-${process.pid}.json`);
const command = path.resolve(import.meta.dirname, '../../remote-cli/dist/comptoir-remote.js');

test.use({ alone: true, environment: { PUBLISH_TOKENS: teams } });

const printed = async (url: string, token: string) => {
  const env = { ...process.env, PUBLISH_TOKEN: token };
  return (await promisify(execFile)(process.execPath, [command, 'failures', '--at', url], { env })).stdout;
};

test('a team prints what crashed in a browser, and the page Platform shows it', async ({
  page,
  browser,
  product,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/operations/, /crash in the first render/);
  const token = await tokenOf('operations-team', 'operations', teams);
  const crash = damages.find(({ name }) => name === 'that crashes in its first render');
  await publishDamaged(product.folders.remotes, '9.3.0', crash?.build);
  await signInAs('OFFICEMANAGER');
  // The page server knows the office from a cookie of the first page.
  await page.goto('/');
  const names = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(names).toContain('comptoir.cohort');
  await page.goto('/agencies');
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
  await expect
    .poll(() => printed(product.url, token))
    .toMatch(
      /^operations 9\.3\.0 {2}render-crashed: crash in the first render\n {4}at .+\n[^]*reports: 1, offices: 1, Chrom/,
    );
  const superadmin = await Api.signIn(page.request, product.url, 'SUPERADMIN');
  const platform = await browser.newPage();
  await platform.addInitScript((value) => localStorage.setItem('userToken', value), superadmin.token);
  await platform.goto(`${product.url}/platform`);
  const operations = platform.getByRole('heading', { name: /^operations/ }).locator('..');
  await operations.getByText('Errors in browsers: 1').click();
  await expect(operations.locator('pre')).toContainText(/^crash in the first render\n {4}at /);
  await expect(operations).toContainText('Reports: 1, offices: 1. Chrom');
  await platform.close();
});

test('a remote that replaces fetch leaves the areas of others as they are, and its team reads where', async ({
  page,
  product,
  signInToOffice,
}) => {
  const token = await tokenOf('operations-team', 'operations', teams);
  await publishDamaged(product.folders.remotes, '9.4.0', replaceFetch);
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Suppliers' }).click();
  await expect(page.getByRole('table', { name: 'Suppliers' })).toBeVisible();
  await expect
    .poll(() => printed(product.url, token))
    .toMatch(/^operations 9\.4\.0 {2}global-replaced: fetch\n {4}at .+/m);
});
