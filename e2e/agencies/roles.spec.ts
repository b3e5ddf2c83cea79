import { expect, test } from '../fixtures';
import { deleteRecord } from '../fixtures/deletion';
import { staff } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { AgencyForm, superette } from './agency-form';

test.use(tallWindow);

for (const role of staff) {
  test(`an ${role} opens, changes and closes an agency of the selected office`, async ({ page, signInToOffice }) => {
    const { manager, office } = await signInToOffice(role);
    const { name: unique } = await manager.createAgency();
    const name = `${unique} of ${role}`;
    await page.goto('/agencies');
    await page.getByRole('link', { name: 'Add agency' }).click();
    const form = new AgencyForm(page);
    await expect(form.office).toHaveText(office.name);
    await form.type({ ...superette, name });
    await form.submit();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Agency created successfully');
    await expect(page).toHaveURL(/\/agencies$/);
    await page.getByPlaceholder('Search').fill(name);
    await page.keyboard.press('Enter');
    // The list already has the new row, at another position.
    await expect(page.getByText('1 agency', { exact: true })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText(office.name);
    await row.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: 'Edit Agency' })).toBeVisible();
    await expect(form.office).toBeDisabled();
    await form.type({ phone: '+213 555 01 77 77' });
    await form.submit();
    await expect(toastOf(page)).toContainText('Agency updated successfully');
    await expect(page).toHaveURL(/\/agencies\?search=/);
    await row.getByRole('link', { name }).click();
    await expect(form.field('Phone')).toHaveValue('+213 555 01 77 77');
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByPlaceholder('Search')).toHaveValue(name);
    await row.getByRole('link', { name }).click();
    await deleteRecord(page);
    await expect(toastOf(page)).toContainText('Agency deleted successfully');
  });
}
