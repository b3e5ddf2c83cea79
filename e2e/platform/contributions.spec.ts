import { folderStore, publish } from '@comptoir/remote-registry';
import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { buildPlainRemote } from './build-plain-remote';

test.use({ alone: true });

test('a remote adds to the dashboard, to an agency, to the settings and to the palette, and one part that fails stays a part', async ({
  page,
  product,
  signInAs,
  troubles,
}) => {
  await publish(folderStore(product.folders.remotes), await buildPlainRemote(), { by: 'another team' });
  const api = await signInAs('SUPERADMIN');
  const office = await api.office('DZ');
  await page.goto('/');
  // Nothing is selected yet, and this widget needs nothing.
  await expect(page.getByText('Vehicles everywhere')).toBeVisible();

  await signInAs('SUPERADMIN', { country: 'DZ', office: office.id });
  await page.goto('/agencies');
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/agencies\/[^/]+$/);
  const id = page.url().split('/').at(-1) ?? '';
  const name = page.getByRole('textbox', { name: /^Name/ });
  await name.fill('Typed and not sent');
  await page.getByRole('link', { name: 'Vehicles' }).click();
  await expect(page.getByText(`The vehicles of agency ${id}`)).toBeVisible();
  await expect(name).toBeHidden();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByText(`The vehicles of agency ${id}`)).toBeVisible();
  await page.getByRole('link', { name: 'Details' }).click();
  await expect(name).toBeVisible();
  await expect(page.getByRole('link', { name: 'Count by hand' })).toHaveAttribute('href', `/by-hand/agency/${id}`);

  troubles.expect(/No vehicle|render-crashed/);
  await page.goto('/settings');
  const alerts = page.getByRole('heading', { name: 'Alerts' });
  await expect(alerts).toBeVisible();
  await expect(page.getByText('This could not be loaded')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await page.getByRole('button', { name: 'Search and go to' }).click();
  await page.getByRole('option', { name: 'Count all' }).click();
  await expect(page).toHaveURL(/\/by-hand$/);
});
