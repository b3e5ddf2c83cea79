import { expect, test } from '../fixtures';
import { deleteRecord } from '../fixtures/deletion';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';
import { OfficeForm } from './office-form';

let office: OwnOffice;

test.beforeEach(async ({ openOffice, signInAs }) => {
  office = await openOffice();
  await signInAs('SUPERADMIN', { country: office.selection.country });
});

test('everything that blocks a delete is named, and nothing else', async ({ page, pageErrors }) => {
  pageErrors.expect(/409/);
  const { api, id: officeId } = office;
  await page.goto(`/manage-offices/${officeId}`);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Leeds');
  const agency = await api.createAgency(officeId);
  const collector = await api.createCollector(officeId);
  const collection = await api.createCollection({ agencyId: agency.id, collectorId: collector.id, officeId });
  await office.book(5, 'EUR', 'Opening float');

  const notice = page.getByRole('main').getByRole('status');
  const blockers = ['1 agency', '1 person', '1 planned collection', 'a balance in EUR'];
  const removals = [
    () => api.delete(`/collections/${collection.id}`),
    () => api.delete(`/agencies/${agency.id}`),
    () => api.delete(`/users/${collector.id}`),
    () => office.book(-5, 'EUR', 'Handed over'),
  ];
  for (const [inTheWay, removal] of [
    [blockers, removals[0]],
    [['1 agency', '1 person', 'a balance in EUR'], removals[1]],
    [['1 person', 'a balance in EUR'], removals[2]],
    [['a balance in EUR'], removals[3]],
  ] as const) {
    const message = `This office cannot be deleted: it still has ${inTheWay.join(', ')}. Archive it instead: its books stay readable, and it can be restored.`;
    await deleteRecord(page);
    await expect(toastOf(page)).toContainText(`Failed to delete office. ${message}`);
    await expect(notice).toHaveText(message);
    await removal?.();
  }
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Office deleted successfully');
});

test('an office in use keeps its country, and the toast says why', async ({ page, pageErrors }) => {
  await office.api.createAgency(office.id);
  await page.goto(`/manage-offices/${office.id}`);
  const form = new OfficeForm(page);

  pageErrors.expect(/409/);
  await form.chooseCountry('France');
  await form.submit();
  await expect(toastOf(page)).toContainText(
    'Failed to update office. This office cannot be moved to another country: it still has 1 agency.',
  );
  await expect(form.country).toContainText('France');
});
