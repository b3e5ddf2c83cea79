import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';
import { expect, type Page } from '@playwright/test';
import { AgencyForm, superette } from '../agencies/agency-form';
import { test } from '../fixtures';
import { Api } from '../fixtures/api';
import { expectNoAxeViolations } from '../fixtures/axe';
import { password, people } from '../fixtures/people';
import { toastRegion } from '../fixtures/toast';
import { publishDamaged } from '../platform/broken-version';
import { buildPlainRemote } from '../platform/build-plain-remote';
import type { Product } from '../product/product';
import { freePort } from '../product/free-port';
import { Reader } from '../tutorial/reader';

const example = path.resolve(import.meta.dirname, '../../examples/host');
const modules = path.resolve(import.meta.dirname, '../platform/module-remote');

test.use({ alone: true });
test.setTimeout(300_000);

test(
  'a foreign host installs our packages and shows our remotes, in 30 lines',
  { tag: '@long' },
  async ({ page, product, pageErrors }) => {
    // The wrong password, the probe whether the browser checks modules, and the damaged entry.
    pageErrors.expect(/401/, /module-check\.js\?wrong/, /operations\/9\.9\.0\//);
    const store = folderStore(product.folders.remotes);
    await publish(store, modules, { by: 'a team with Vite' });
    await publish(store, await buildPlainRemote(), { by: 'a team without React' });
    const api = await Api.signIn(page.request, product.url, 'SUPERADMIN');
    await api.post('/remote-settings', { remote: 'plain', values: { greeting: 'long' } });
    const port = await freePort();
    const environment = { PORT: String(port), DEPLOYMENT: product.url, npm_config_prefer_offline: 'true' };
    const host = await Reader.inBareFolder(environment);
    const shell = (text: string) => ({ kind: 'shell' as const, name: text, text });
    try {
      await host.run(shell(`cp -r '${example}' host && cd host && rm -rf node_modules dist`));
      await host.write({ kind: 'file', name: '.npmrc', text: `@comptoir:registry=${product.url}/packages/\n` });
      await host.run(shell('npm install --no-audit --no-fund'));
      await host.run(shell('npm run build'));
      const address = `http://127.0.0.1:${port}/`;
      await host.runWhile(shell('npm run preview'), address, async () => useHost(page, address, product));
    } finally {
      process.stdout.write(`\n${host.clock.map((line) => `  ${line}\n`).join('')}`);
      await host.leave();
    }
  },
);

async function useHost(page: Page, address: string, product: Product): Promise<void> {
  // The deployment answers, not the pages of the host.
  const service = await page.request.get(`${address}services/fleet/vehicles`);
  expect([service.status(), await service.json()]).toEqual([404, expect.objectContaining({ code: 'service-unknown' })]);
  await page.goto(`${address}agencies`);
  await signIn(page, 'wrong');
  await expect(page.getByRole('alert')).toHaveText(/password/);
  await expectNoAxeViolations(page);
  await signIn(page, password);
  await expect(page.getByRole('table').getByText('Alimentation Birkhadem')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('link', { name: 'Add agency' }).click();
  const form = new AgencyForm(page);
  await form.type(superette);
  await form.submit();
  await expect(toastRegion(page)).toContainText('Agency created successfully');
  await page.getByPlaceholder('Search').fill(superette.name);
  await page.getByRole('link', { name: superette.name }).click();
  await expect(page.getByRole('heading', { name: 'Edit Agency' })).toBeVisible();
  await expect(form.field('Name')).toHaveValue(superette.name);

  await page.goto(`${address}modular`);
  await expect(page.getByRole('heading', { name: 'Hello from a module' })).toBeVisible();

  await page.goto(`${address}by-hand`);
  await expect(page.getByText('Greeting: long')).toBeVisible();

  const changed = await publishDamaged(product.folders.remotes, '9.9.0');
  const entry = await changed.file(changed.entry);
  await writeFile(entry, `globalThis.stolen = true;\n${await readFile(entry, 'utf8')}`);
  await page.goto(`${address}agencies`);
  await expect(page.getByRole('table').getByText('Alimentation Birkhadem')).toBeVisible();
  await expect(toastRegion(page)).toContainText('An earlier version is shown');
  expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
  await page.goto('about:blank');
}

async function signIn(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(people.OFFICEMANAGER);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}
