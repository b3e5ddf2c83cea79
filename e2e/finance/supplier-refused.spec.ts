import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';

const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Supplier' });
const nameOf = (page: Page) => editing(page).getByPlaceholder('Enter supplier name');
const save = (page: Page) => editing(page).getByRole('button', { name: 'Save Changes' }).click();

async function remove(page: Page): Promise<void> {
  await editing(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

test('a wrong name is refused at its field; a deleted supplier in use leaves list and selector, and its name stays in the money book', async ({
  page,
  openOffice,
  signInAs,
}) => {
  const office = await openOffice({ USD: 100 });
  const supplier = await office.api.createSupplier(office.id);
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/suppliers');
  await page.getByRole('button', { name: supplier.name, exact: true }).click();
  await expect(nameOf(page)).toHaveValue(supplier.name);

  await test.step('an empty or too long name is refused at its field', async () => {
    for (const [typed, message] of [
      ['  ', 'Name is required'],
      ['x'.repeat(201), 'At most 200 characters'],
    ] as const) {
      await nameOf(page).fill(typed);
      await save(page);
      await expect(nameOf(page)).toHaveAccessibleDescription(message);
    }
  });

  await office.book(-5, 'USD', 'Fuel', { supplierId: supplier.id });
  await remove(page);
  await expect(toastOf(page)).toContainText('Supplier deleted successfully');
  await expect(page.getByRole('button', { name: supplier.name, exact: true })).toHaveCount(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Money Book' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Fuel' })).toContainText(supplier.name);
  await page.getByRole('main').getByRole('button', { name: 'Add expense' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add expense' });
  await dialog.getByRole('button', { name: /^Supplier/ }).click();
  await page.getByPlaceholder('Search supplier...').fill(supplier.name);
  await expect(page.getByText('No suppliers found', { exact: true })).toBeVisible();
});
