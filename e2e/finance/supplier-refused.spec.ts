import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { Asked } from '../fixtures/asked';
import { hold } from '../fixtures/hold';
import type { OwnOffice } from '../fixtures/own-office';
import { refuse } from '../fixtures/refuse';
import { toastOf } from '../fixtures/toast';

const editing = (page: Page) => page.getByRole('dialog', { name: 'Edit Supplier' });
const nameOf = (page: Page) => editing(page).getByPlaceholder('Enter supplier name');
const save = (page: Page) => editing(page).getByRole('button', { name: 'Save Changes' }).click();

async function remove(page: Page): Promise<void> {
  await editing(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
}

/** What the console has to say of a failure. */
const logged = (page: Page, text: string) =>
  page.waitForEvent('console', (message) => message.type() === 'error' && message.text().startsWith(text));

let office: OwnOffice;
let api: Api;
let supplier: { id: string; name: string };

test.beforeEach(async ({ page, openOffice, signInAs }) => {
  office = await openOffice({ USD: 100 });
  ({ api } = office);
  supplier = await api.createSupplier(office.id);
  await signInAs('SUPERADMIN', office.selection);
  await page.goto('/suppliers');
  await page.getByRole('button', { name: supplier.name, exact: true }).click();
  await expect(nameOf(page)).toHaveValue(supplier.name);
});

test('a supplier that somebody else renamed is not overwritten, and nothing typed is lost', async ({
  page,
  troubles,
}) => {
  troubles.expect(/412/);
  await nameOf(page).fill('Mine');
  await api.patch(`/suppliers/${supplier.id}`, { name: 'Theirs' });
  await save(page);
  await expect(editing(page).getByRole('alert')).toContainText('Somebody else has changed this in the meantime');
  await expect(nameOf(page)).toHaveValue('Mine');
  await editing(page).getByRole('button', { name: 'Load the current version' }).click();
  await expect(editing(page).getByText(/^Name: they wrote .*Theirs\W*$/)).toBeVisible();
  await expect(nameOf(page)).toHaveValue('Mine');
  await nameOf(page).fill('Ours');
  const asked = new Asked(page);
  await save(page);
  await expect(toastOf(page)).toContainText('Supplier added successfully');
  expect(asked.bodies('PATCH', `/suppliers/${supplier.id}`)).toEqual([{ name: 'Ours' }]);
  expect(await api.get(`/suppliers/${supplier.id}`)).toMatchObject({ name: 'Ours' });
});

test('a supplier that somebody else renamed is not deleted unseen', async ({ page, troubles }) => {
  troubles.expect(/412/);
  await api.patch(`/suppliers/${supplier.id}`, { name: `${supplier.name} SARL` });
  await remove(page);
  await expect(editing(page).getByRole('alert')).toContainText('Nothing has been deleted');
  await editing(page).getByRole('button', { name: 'Load the current version' }).click();
  await expect(nameOf(page)).toHaveValue(`${supplier.name} SARL`);
  await remove(page);
  await expect(toastOf(page)).toContainText('Supplier deleted successfully');
  await expect(editing(page)).toBeHidden();
});

test('a supplier that somebody else deleted cannot be saved, and the dialog says so', async ({ page, troubles }) => {
  troubles.expect(/404/, /Failed to save supplier/);
  await api.delete(`/suppliers/${supplier.id}`);
  await nameOf(page).fill('Too late');
  const written = logged(page, 'Failed to save supplier');
  await save(page);
  await expect(editing(page).getByRole('alert')).toContainText('Failed to save supplier');
  await expect(editing(page).getByRole('alert')).toContainText('This supplier does not exist.');
  await expect(nameOf(page)).toHaveValue('Too late');
  await written;
});

test('a name that is empty or too long is said at its field', async ({ page }) => {
  for (const [typed, message] of [
    ['  ', 'Name is required'],
    ['x'.repeat(201), 'At most 200 characters'],
  ] as const) {
    await nameOf(page).fill(typed);
    await save(page);
    await expect(nameOf(page)).toHaveAccessibleDescription(message);
  }
});

test('while a change is being saved its button says so, and nothing can be deleted', async ({ page }) => {
  const answer = await hold(page, `/suppliers/${supplier.id}`, 'PATCH');
  await nameOf(page).fill(`${supplier.name} SARL`);
  await save(page);
  await expect(editing(page).getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await expect(editing(page).getByRole('button', { name: 'Delete' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Supplier added successfully');
  await expect(page.getByRole('button', { name: `${supplier.name} SARL`, exact: true })).toBeVisible();
});

test('closing asks about what was typed, forgets it, and changes nothing', async ({ page }) => {
  await nameOf(page).fill('Half');
  await editing(page).getByRole('button', { name: 'Cancel' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(nameOf(page)).toHaveValue('Half');
  await editing(page).getByRole('button', { name: 'Close' }).click();
  await question.getByRole('button', { name: 'Leave' }).click();
  await expect(editing(page)).toBeHidden();
  await page.getByRole('button', { name: `Edit ${supplier.name}` }).click();
  await expect(nameOf(page)).toHaveValue(supplier.name);
});

test('a delete is asked about, and Cancel keeps the supplier', async ({ page }) => {
  await editing(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('This action cannot be undone. This will permanently delete the supplier.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(nameOf(page)).toHaveValue(supplier.name);
  expect(await api.get(`/suppliers/${supplier.id}`)).toMatchObject({ name: supplier.name });
});

test('a supplier in use leaves list and selector when it is deleted, and its name stays in the money book', async ({
  page,
}) => {
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

test('after a save and after a delete the list is asked for again', async ({ page }) => {
  const asked = new Asked(page);
  const askedAgain = () => expect.poll(() => asked.queries('/suppliers')).not.toEqual([]);
  await save(page);
  await expect(editing(page)).toBeHidden();
  await askedAgain();
  await page.getByRole('button', { name: supplier.name, exact: true }).click();
  await expect(nameOf(page)).toHaveValue(supplier.name);
  asked.forget();
  await remove(page);
  await expect(editing(page)).toBeHidden();
  await askedAgain();
});

test('a failed delete is told in the dialog and logged', async ({ page, troubles }) => {
  troubles.expect(/503/, /Failed to delete supplier/);
  await refuse(page, `/suppliers/${supplier.id}`, 'DELETE');
  const written = logged(page, 'Failed to delete supplier');
  await remove(page);
  await expect(editing(page).getByRole('alert')).toContainText('Failed to delete supplier');
  await expect(editing(page).getByRole('alert')).toContainText('Not ready yet.');
  await written;
});
