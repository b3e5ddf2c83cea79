import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import { shownRows } from '../fixtures/shown-rows';
import { toastOf } from '../fixtures/toast';

for (const role of ['OFFICEMANAGER', 'ADMIN', 'SUPERADMIN'] as const) {
  test(`an ${role} sees the suppliers of the office by name, and adds one with nothing but its name`, async ({
    page,
    openOffice,
    signInAs,
  }) => {
    const office = await openOffice();
    for (const name of ['Zinc', 'acier', 'Métal']) {
      await office.api.createdBy('/suppliers', { name: `${name} ${office.name}`, officeId: office.id });
    }
    await signInAs(await office.person(role), office.selection);
    const asked = new Asked(page);
    await page.goto('/suppliers');
    const names = (await shownRows(page, 'Suppliers')).map(({ Name = '' }) => Name);
    const own = ['acier', 'Métal', 'Zinc'].map((name) => `${name} ${office.name}`);
    expect(names.filter((name) => name.endsWith(office.name))).toEqual(own);
    expect(asked.queries('/suppliers')[0]).toEqual({ officeId: office.id });

    await page.getByRole('button', { name: 'Add supplier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Supplier' });
    await expect(dialog).toHaveCSS('max-width', /425px/);
    await expect(dialog.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    const name = `Added by ${role} ${office.name}`;
    await dialog.getByPlaceholder('Enter supplier name').fill(name);
    await dialog.getByRole('button', { name: 'Add Supplier' }).click();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Supplier added successfully');
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    expect(asked.bodies('POST', '/suppliers')).toEqual([{ name }]);

    // The next one begins with an empty form.
    await page.getByRole('button', { name: 'Add supplier' }).click();
    await expect(dialog.getByPlaceholder('Enter supplier name')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
}

test('a supplier that other offices share is for an administrator to change, and a manager is told so', async ({
  page,
  openOffice,
  signInAs,
  troubles,
}) => {
  troubles.expect(/403/, /Failed to (save|delete) supplier/);
  const office = await openOffice();
  const { name } = await (await office.apiOf('ADMIN')).createSupplier();
  await signInAs(await office.person('OFFICEMANAGER'));
  await page.goto('/suppliers');
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Supplier' });
  await dialog.getByPlaceholder('Enter supplier name').fill('Mine');
  await dialog.getByRole('button', { name: 'Save Changes' }).click();
  const shared = 'This supplier is shared with other offices. Ask an administrator to change it.';
  await expect(dialog.getByRole('alert')).toContainText(`Failed to save supplier${shared}`);
  await expect(dialog.getByPlaceholder('Enter supplier name')).toHaveValue('Mine');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`Failed to delete supplier${shared}`);
});

test('an office without suppliers says so', async ({ page, signInAs }) => {
  // Others share suppliers with every office.
  await page.route('**/api/suppliers?**', (route) => route.fulfill({ json: [] }));
  await signInAs('OFFICEMANAGER');
  await page.goto('/suppliers');
  await expect(page.getByText('No suppliers found', { exact: true })).toBeVisible();
  await expect(page.getByText('0 in this office', { exact: true })).toBeVisible();
});
