import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { toastRegion } from '../fixtures/toast';

test('a list is saved as a view with its columns, opens with it, and loads nothing of it before', async ({
  page,
  signInAs,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies?search=e');
  const table = page.getByRole('table', { name: 'Agencies' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/views.') || path === '/api/views')).toEqual([]);

  const views = page.getByRole('button', { name: /^Views/ });
  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Columns and rows…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Columns and rows' });
  await expectNoAxeViolations(page, 'dialog');
  await dialog.getByRole('checkbox', { name: 'Address' }).press('Space');
  await dialog.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(table.getByRole('columnheader', { name: 'Address' })).toHaveCount(0);

  await views.press('Enter');
  await page.getByRole('menuitem', { name: 'Save as a new view…' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'New view' });
  await form.getByRole('textbox', { name: 'Name' }).fill('With an e');
  await form.getByRole('button', { name: 'Save view' }).click();
  await expect(page).toHaveURL(/view=[\w-]+&columns=name/);
  const shown = page.getByRole('button', { name: 'Views: With an e' });
  await shown.click();
  await expectNoAxeViolations(page, '[role=menu]');
  await page.getByRole('menuitem', { name: 'Set as my default' }).click();
  await expect(toastRegion(page)).toContainText('Set as your default');

  await page.goto('/agencies');
  await expect(page).toHaveURL(/view=[\w-]+&columns=name.*search=e/);
  await expect(shown).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Address' })).toHaveCount(0);

  await shown.click();
  await page.getByRole('menuitem', { name: 'Remove as my default' }).click();
  await expect(toastRegion(page)).toContainText('Removed as your default');
  await page.goto('/agencies');
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/agencies$/);
});
