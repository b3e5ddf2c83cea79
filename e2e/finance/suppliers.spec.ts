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
