import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Browser } from '@playwright/test';
import { password, people } from '../fixtures/people';

/** Edits a remote that runs alone at `address`, and restores its sources in `folder`. */
export async function workOnRemoteAlone(browser: Browser, address: string, folder: string): Promise<void> {
  // Not the page of the test, whose errors fail it: errors here are intended.
  const page = await browser.newPage();
  await page.goto(address);
  await page.getByLabel('Email').fill(people.SUPERADMIN);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByRole('link', { name: 'Fleet' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();

  await page.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: 'Français' }).click();
  await expect(page.getByText('Rien ici pour l’instant')).toBeVisible();

  const list = path.join(folder, 'src/fleet/fleet-list.page.tsx');
  const restoreList = await changed(list, '  return (', "  throw new Error('a broken list');\n  return (");
  await expect(page.getByText('Error: a broken list').first()).toBeVisible();
  await restoreList();
  await expect(page.getByText('Rien ici pour l’instant')).toBeVisible();
  const restoreSyntax = await changed(list, '  return (', '  return ( <<<');
  await expect(page.frameLocator('iframe').getByText('fleet-list.page.tsx').first()).toBeVisible();
  await restoreSyntax();
  await expect(page.getByText('Rien ici pour l’instant')).toBeVisible();

  const config = path.join(folder, 'remote.config.ts');
  const restoreConfig = await changed(config, "needs: 'nothing' }", "needs: 'nothing', roles: ['ADMIN'] }");
  await expect(page.getByText('/fleet is not for SUPERADMIN.')).toBeVisible();
  await expect.poll(async () => (await page.request.get(`${address}remote.json`)).text()).toContain('"ADMIN"');
  await page.getByRole('combobox', { name: 'Look as' }).click();
  await page.getByRole('option', { name: 'ADMIN', exact: true }).click();
  await expect(page.getByText('Rien ici pour l’instant')).toBeVisible();
  await restoreConfig();
  await page.close();
}

/** Changes a part of a file; returns the function that restores it. */
async function changed(file: string, part: string, other: string): Promise<() => Promise<void>> {
  const text = await readFile(file, 'utf8');
  expect(text).toContain(part);
  await writeFile(file, text.replace(part, other));
  return () => writeFile(file, text);
}
