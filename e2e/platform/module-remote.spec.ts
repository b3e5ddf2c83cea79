import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { folderStore, publish } from '@comptoir/remote-registry';
import { expect, test } from '../fixtures';
import { whilePublished } from './other-teams';

const source = path.join(import.meta.dirname, 'module-remote');

async function modules(version: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'comptoir-modular-'));
  await cp(source, folder, { recursive: true });
  const descriptor = path.join(folder, 'remote.json');
  await writeFile(descriptor, (await readFile(descriptor, 'utf8')).replace('1.0.0', version));
  return folder;
}

test('a remote of modules runs under the hashes of the import map, and a tampered one falls back', async ({
  page,
  product,
  signInAs,
  pageErrors,
}) => {
  pageErrors.expect(/module-check\.js\?wrong/);
  const checks: string[] = [];
  page.on('console', (message) => {
    if (/module-check\.js\?wrong/.test(message.text() + message.location().url)) checks.push(message.text());
  });
  await signInAs('SUPERADMIN');
  await whilePublished(product, await modules('1.0.0'), async () => {
    await page.goto('/modular');
    await expect(page.getByRole('heading', { name: 'Hello from a module' })).toBeVisible();
    await page.getByRole('button', { name: 'More' }).click();
    await expect(page.getByText('A module of its own')).toBeVisible();

    await publish(folderStore(product.folders.remotes), await modules('1.1.0'), { by: 'a team with Vite' });
    const changed = path.join(product.folders.remotes, 'modular/1.1.0/assets/area.js');
    await writeFile(changed, `globalThis.stolen = true;\n${await readFile(changed, 'utf8')}`);
    pageErrors.expect(/1\.1\.0\/assets\/area\.js/);
    const reported = page.waitForRequest(/remote-reports/);
    await page.goto('/modular');
    await expect(page.getByRole('heading', { name: 'Hello from a module' })).toBeVisible();
    expect((await reported).postDataJSON()).toMatchObject({ failures: [{ remote: 'modular', version: '1.1.0' }] });
    expect(await page.evaluate(() => 'stolen' in globalThis)).toBe(false);
    // The browser logs the wrong hash at the first visit only.
    expect(checks).toHaveLength(1);

    // Removes the hashes of modules from the page, as in a browser that does not support them.
    await page.route('**/modular', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/"\/module-check\.js\?wrong":"[^"]+",/, '');
      const headers = answer.headers();
      for (const name of ['content-security-policy', 'integrity-policy']) delete headers[name];
      await route.fulfill({ response: answer, body, headers });
    });
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/quarantine|checked/.test(key)) localStorage.removeItem(key);
    });
    await page.goto('/modular');
    await expect(page.getByRole('link', { name: /module-unsupported/ })).toBeVisible();
  });
});
