import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { shownRows } from '../fixtures/shown-rows';
import { toastOf } from '../fixtures/toast';

for (const role of ['ADMIN', 'SUPERADMIN'] as const) {
  test(`an ${role} sees the suppliers of the office by name, and adds one with a name alone`, async ({
    page,
    openOffice,
    signInAs,
  }) => {
    const office = await openOffice();
    for (const name of ['Zinc', 'acier', 'Métal']) {
      await office.api.createdBy('/suppliers', { name: `${name} ${office.name}`, officeId: office.id });
    }
    await signInAs(await office.person(role), office.selection);
    const requests = new ApiRequests(page);
    await page.goto('/suppliers');
    const names = (await shownRows(page, 'Suppliers')).map(({ Name = '' }) => Name);
    const own = ['acier', 'Métal', 'Zinc'].map((name) => `${name} ${office.name}`);
    expect(names.filter((name) => name.endsWith(office.name))).toEqual(own);
    expect(requests.queries('/suppliers')[0]).toEqual({ officeId: office.id });

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
    expect(requests.bodies('POST', '/suppliers')).toEqual([{ name }]);

    await page.getByRole('button', { name: 'Add supplier' }).click();
    await expect(dialog.getByPlaceholder('Enter supplier name')).toHaveValue('');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  });
}
