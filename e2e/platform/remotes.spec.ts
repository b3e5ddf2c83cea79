import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { entryOf, nameOf, publishDamaged, publishedFile, type Files } from './broken-version';

test.use({ alone: true });

test('with the folder of operations gone the rest works, and the agencies say what is wrong', async ({
  page,
  product,
  signInAs,
  troubles,
}) => {
  troubles.expect(/404/, /operations/, /^policy: .*integrity/);
  const folder = path.join(product.folders.remotes, 'operations');
  await rename(folder, `${folder}-away`);
  await signInAs('SUPERADMIN');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: 'Algeria' }).click();
  await page.getByRole('combobox', { name: 'Select office' }).click();
  await page.getByRole('option', { name: 'Algiers Centre' }).click();

  await page.getByRole('link', { name: 'Agencies' }).click();
  await expect(page.getByText('This part of Comptoir is not available')).toBeVisible();
  await page.getByRole('button', { name: 'Profile' }).click();
  await expect(page.getByRole('menuitem', { name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Escape');

  await rename(`${folder}-away`, folder);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Agencies' })).toBeVisible();
});

const crash = 'crash in the first render';

const damages: readonly [name: string, damage: (files: Files) => void, after?: (remotes: string) => Promise<void>][] = [
  ['whose entry is gone', () => undefined, async (remotes) => rm(publishedFile(remotes, await entryOf(remotes)))],
  [
    'that throws while it is evaluated',
    (files) => {
      files.set(nameOf(files, /^__federation_expose_agencies\..*js$/), 'throw new Error("broken while evaluated")');
    },
  ],
  [
    'that crashes in its first render',
    (files) => {
      const name = nameOf(files, /^__federation_expose_agencies\..*js$/);
      const sound = files.get(name) ?? '';
      const crashing = sound.replace(/\bArea:\s*\(\)\s*=>/, `Area:()=>()=>{throw new Error("${crash}")},Sound:()=>`);
      expect(crashing).not.toBe(sound);
      files.set(name, crashing);
    },
  ],
];

for (const [name, damage, after] of damages) {
  test(`a second version ${name}: the page works from the one before, and says so once`, async ({
    page,
    product,
    signInAs,
    troubles,
  }) => {
    troubles.expect(/404/, /broken while evaluated/, new RegExp(crash), /operations/);
    const { remotes } = product.folders;
    await signInAs('OFFICEMANAGER');
    const table = page.getByRole('table', { name: 'Agencies' });
    const sound = await timeUntil(async () => {
      await page.goto('/agencies');
      await expect(table).toBeVisible();
    });

    await publishDamaged(remotes, damage);
    await after?.(remotes);
    const damaged = await timeUntil(async () => {
      await page.goto('/agencies');
      await expect(table).toBeVisible();
    });
    expect(damaged - sound).toBeLessThan(1_000);
    await expect(toastOf(page)).toContainText('An earlier version is shown');

    await page.reload();
    await expect(table).toBeVisible();
    await expect(toastOf(page)).toHaveCount(0);
  });
}

async function timeUntil(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
