import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastOf } from '../fixtures/toast';
import { publishDamaged } from './broken-version';

test.use({ alone: true });

const settings = {
  rows: { type: 'integer', default: 20, minimum: 1, maximum: 100, title: 'Rows' },
  greeting: { type: 'string', default: 'short', enum: ['short', 'long'], title: 'Greeting' },
  isCompact: { type: 'boolean', default: false, title: 'Compact' },
};

test('settings of a remote are set on the page Platform, and the next page carries them', async ({
  page,
  product,
  signInAs,
}) => {
  await publishDamaged(product.folders.remotes, '9.5.0', (files) =>
    files.change(/^remote\.json$/, (text) => JSON.stringify({ ...JSON.parse(text), schema: 2, settings })),
  );
  await signInAs('SUPERADMIN', { country: 'DZ' });
  await page.goto('/platform');
  await page.getByRole('button', { name: 'Change the settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings of operations' });
  await expect(dialog.getByRole('combobox', { name: 'Greeting' })).toHaveText('Not set: short');
  await expectNoAxeViolations(page);
  await dialog.getByRole('combobox', { name: 'Place' }).click();
  await page.getByRole('option', { name: 'Algeria' }).click();
  await dialog.getByLabel('Rows').fill('500');
  await dialog.getByRole('button', { name: 'Save the settings' }).click();
  await expect(dialog).toContainText('The remote does not accept this value.');
  await dialog.getByLabel('Rows').fill('50');
  await dialog.getByRole('combobox', { name: 'Greeting' }).click();
  await page.getByRole('option', { name: 'long', exact: true }).click();
  await dialog.getByRole('button', { name: 'Save the settings' }).click();
  await expect(toastOf(page)).toContainText('Settings of operations saved');
  await expect
    .poll(async () => (await page.request.get(`${product.url}/agencies`)).text())
    .toContain('id="comptoir-settings">{"operations":{"DZ":{"rows":50,"greeting":"long"}}}<');
});
