import { expect, test } from '../fixtures';
import { alterNextPost } from '../fixtures/altered-request';
import type { Api } from '../fixtures/api';
import { deleteRecord } from '../fixtures/deletion';
import { go } from '../fixtures/go';
import { toastOf } from '../fixtures/toast';
import { AgencyForm, superette } from './agency-form';

let api: Api;
let officeId: string;

test.beforeEach(async ({ signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  officeId = session.office.id;
});

test('an agency with collections is deleted, and stays readable in them', async ({ page }) => {
  const { id, agency } = await api.planCollection(officeId);
  await page.goto(`/agencies/${agency.id}`);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Agency deleted successfully');
  await go(page, `/collection-schedules?search=${id}`);
  await expect(page.getByRole('row', { name: new RegExp(`#${id}`) })).toContainText(agency.name);
  await page.getByRole('link', { name: new RegExp(`#${id}`) }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Agency/ })).toContainText(agency.name);
  await expect(page.getByLabel(`Map of ${agency.name}`)).toBeVisible();
});

test('the server refuses an agency without a position or outside the map, and the input stays', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/422/);
  await page.goto('/agencies/new');
  const form = new AgencyForm(page);
  await form.type(superette);
  await expect(form.map(superette.name)).toBeVisible();
  for (const [field, message, place] of [
    ['officeId', 'Office is required', form.office],
    ['countryCode', 'Country is required', form.country],
  ] as const) {
    await alterNextPost(page, '/agencies', { [field]: undefined });
    await form.submit();
    await expect(toastOf(page)).toContainText(`Failed to create agency. ${message}`);
    await expect(place).toHaveAccessibleDescription(message);
    await expect(form.field('Name')).toHaveValue(superette.name);
    await expect(form.field('Phone')).toHaveValue(superette.phone);
  }
  for (const [field, value] of [
    ['lat', 91],
    ['lon', -181],
  ] as const) {
    await alterNextPost(page, '/agencies', { [field]: value });
    const refused = page.waitForResponse((response) => response.status() === 422);
    await form.submit();
    await refused;
    await expect(page.getByText('Issues with collecting address', { exact: true })).toBeVisible();
    await expect(toastOf(page)).toContainText('Failed to create agency.');
  }
});
