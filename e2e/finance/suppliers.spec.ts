import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';

test('an OFFICEMANAGER adds a supplier, renames it and deletes it', async ({ page, signInAs }) => {
  const name = `Imprimerie ${randomUUID().slice(0, 8)}`;
  await signInAs('OFFICEMANAGER');
  await page.goto('/suppliers');
  await expect(page.getByRole('heading', { name: 'Suppliers', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add supplier' }).click();
  const adding = page.getByRole('dialog', { name: 'Add New Supplier' });
  expect((await adding.boundingBox())?.width).toBeLessThanOrEqual(425);
  await adding.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(adding.getByText('Name is required', { exact: true })).toBeVisible();
  await adding.getByPlaceholder('Enter supplier name').fill(name);
  await adding.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(toastOf(page)).toContainText('Supplier added successfully');
  await expect(adding).toBeHidden();

  await page.getByRole('button', { name, exact: true }).click();
  const editing = page.getByRole('dialog', { name: 'Edit Supplier' });
  await editing.getByPlaceholder('Enter supplier name').fill(`${name} SARL`);
  await editing.getByRole('button', { name: 'Save Changes' }).click();
  await expect(editing).toBeHidden();

  await page.getByRole('button', { name: `Edit ${name} SARL` }).click();
  await editing.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('This action cannot be undone. This will permanently delete the supplier.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Supplier deleted successfully');
  await expect(page.getByRole('button', { name: `${name} SARL`, exact: true })).toBeHidden();
});

test('an ADMIN without a selected office is asked for it, and nothing is read', async ({ page, signInAs }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await signInAs('ADMIN');
  await page.goto('/suppliers');
  await expect(page.getByRole('dialog', { name: 'Country and Office' })).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/suppliers'))).toEqual([]);
});

test('a supplier that cannot be saved stays in its dialog', async ({ page, signInAs, troubles }) => {
  troubles.expect(/503/, /Failed to save supplier/);
  await signInAs('OFFICEMANAGER');
  await page.goto('/suppliers');
  await page.route('**/api/suppliers', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: { statusCode: 503, error: 'Unavailable', message: 'Not ready yet.' } })
      : route.continue(),
  );
  await page.getByRole('button', { name: 'Add supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Supplier' });
  await dialog.getByPlaceholder('Enter supplier name').fill('Imprimerie');
  await dialog.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to save supplier');
  await expect(dialog.getByPlaceholder('Enter supplier name')).toHaveValue('Imprimerie');
});

test('while a supplier is being saved its button says so', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/suppliers', async (route) => {
    if (route.request().method() === 'POST') await held;
    await route.continue();
  });
  await page.goto('/suppliers');
  await page.getByRole('button', { name: 'Add supplier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add New Supplier' });
  await dialog.getByPlaceholder('Enter supplier name').fill(`Garage ${randomUUID().slice(0, 8)}`);
  await dialog.getByRole('button', { name: 'Add Supplier' }).click();
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  answer();
  await expect(toastOf(page)).toContainText('Supplier added successfully');
});

test('a COLLECTOR has no access to suppliers', async ({ page, signInAs }) => {
  await signInAs('COLLECTOR');
  await page.goto('/suppliers');
  await expect(page.getByText('You do not have access to this page')).toBeVisible();
});
