import { expect, test } from '../fixtures';
import { deleteRecord } from '../fixtures/deletion';
import { staff } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';
import { files, picker } from './media-page';
import { sampleFile } from './sample-files';

for (const role of staff) {
  test(`an ${role} plans, changes and deletes a collection of the selected office`, async ({
    page,
    signInToOffice,
  }) => {
    const { manager } = await signInToOffice(role);
    const agency = await manager.createAgency();
    await page.goto('/collection-schedules');
    await page.getByRole('link', { name: 'Add pick' }).click();
    await expect(page.getByRole('heading', { name: 'New Collection' })).toBeVisible();
    const form = new CollectionForm(page);
    await form.type({ agency: agency.name, date: dayFromNow(1), collector: 'Amel Cherif', amount: '12.30' });
    await picker(page).setInputFiles([sampleFile('pdf')]);
    await form.submit();
    await expect(toastOf(page)).toContainText('Success');
    await expect(toastOf(page)).toContainText('Collection schedule created successfully');
    await expect(page).toHaveURL(/\/collection-schedules$/);

    await page.getByPlaceholder('Search').fill(agency.name);
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 collection', { exact: true })).toBeVisible();
    const row = page.getByRole('row', { name: new RegExp(agency.name) });
    await expect(row.getByRole('cell')).toHaveText([
      '',
      /^#\d+/,
      'Planned',
      agency.name,
      dayFromNow(1),
      'Amel Cherif',
      'DA\u00A012.30',
      'Record',
    ]);
    await row.getByRole('link').first().click();
    await expect(page.getByRole('heading', { name: /^Edit Collection #\d+$/ })).toBeVisible();
    await expect(files(page).getByRole('link', { name: 'sample.pdf' })).toBeVisible();
    await form.type({ collector: 'Riad Meziane', currency: 'DZD', amount: '4500', note: 'Ring twice' });
    await form.submit();
    await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
    await expect(page).toHaveURL(/\/collection-schedules\?search=/);
    await expect(row).toContainText('Riad Meziane');
    await expect(row).toContainText('DA\u00A04,500.00');
    await row.getByRole('link').first().click();
    await expect(page.getByText('Ring twice')).toBeVisible();
    await deleteRecord(page);
    await expect(toastOf(page)).toContainText('Collection schedule deleted successfully');
    await expect(page).toHaveURL(/\/collection-schedules\?search=/);
    await expect(page.getByText('No collection schedules found', { exact: true })).toBeVisible();
  });
}
