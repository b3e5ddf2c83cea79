import { expect, test } from '../fixtures';
import { alterNextPost } from '../fixtures/altered-request';
import type { Api } from '../fixtures/api';
import { deleteRecord } from '../fixtures/deletion';
import { AWAY, loseFirstAnswer } from '../fixtures/lost-answer';
import { toastOf, toastRegion } from '../fixtures/toast';
import { AgencyForm, superette } from './agency-form';

let api: Api;
let officeId: string;

test.beforeEach(async ({ signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  officeId = session.office.id;
});

test('an agency that somebody else has changed is not deleted unseen', async ({ page, troubles }) => {
  troubles.expect(/412/);
  const { id } = await api.createAgency();
  await page.goto(`/agencies/${id}`);
  const form = new AgencyForm(page);
  await form.type({ phone: 'Mine' });
  await api.patch(`/agencies/${id}`, { name: 'Theirs' });
  await deleteRecord(page);
  await expect(page.getByText(/Nothing has been deleted/)).toBeVisible();
  await expect(form.field('Phone')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(form.field('Name')).toHaveValue('Theirs');
  await expect(form.field('Phone')).toHaveValue('Mine');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Agency deleted successfully');
});

test('an agency that somebody else has deleted is neither changed nor deleted', async ({ page, troubles }) => {
  troubles.expect(/404/);
  const { id } = await api.createAgency();
  await page.goto(`/agencies/${id}`);
  const form = new AgencyForm(page);
  await form.type({ name: 'Mine' });
  await api.delete(`/agencies/${id}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText('Failed to update agency. Please try again. This agency does not exist.');
  await expect(form.field('Name')).toHaveValue('Mine');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Failed to delete agency. This agency does not exist.');
});

test('an agency with collections is deleted, and stays readable in them', async ({ page }) => {
  const { id, agency } = await api.createPickUp(officeId);
  await page.goto(`/agencies/${agency.id}`);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Agency deleted successfully');
  await page.goto(`/collection-schedules?search=${id}`);
  await expect(page.getByRole('row', { name: new RegExp(`#${id}`) })).toContainText(agency.name);
  await page.getByRole('link', { name: new RegExp(`#${id}`) }).click();
  await expect(page.getByRole('main').getByRole('button', { name: /^Agency/ })).toContainText(agency.name);
  await expect(page.getByLabel(`Map of ${agency.name}`)).toBeVisible();
});

for (const [field, message] of [
  ['officeId', 'Office is required'],
  ['countryCode', 'Country is required'],
] as const) {
  test(`an agency without its place is refused by the server, ${field}`, async ({ page, troubles }) => {
    troubles.expect(/422/);
    await alterNextPost(page, '/agencies', { [field]: undefined });
    await page.goto('/agencies/new');
    const form = new AgencyForm(page);
    await form.type(superette);
    await expect(form.map(superette.name)).toBeVisible();
    await form.submit();
    await expect(toastOf(page)).toContainText(`Failed to create agency. ${message}`);
    await expect(field === 'officeId' ? form.office : form.country).toHaveAccessibleDescription(message);
    await expect(form.field('Name')).toHaveValue(superette.name);
    await expect(form.field('Phone')).toHaveValue(superette.phone);
  });
}

for (const [field, value] of [
  ['lat', 91],
  ['lon', -181],
] as const) {
  test(`a place off the map is refused by the server, ${field}`, async ({ page, troubles }) => {
    troubles.expect(/422/);
    await alterNextPost(page, '/agencies', { [field]: value });
    await page.goto('/agencies/new');
    const form = new AgencyForm(page);
    await form.type(superette);
    await expect(form.map(superette.name)).toBeVisible();
    await form.submit();
    await expect(page.getByText('Issues with collecting address', { exact: true })).toBeVisible();
    await expect(toastOf(page)).toContainText('Failed to create agency.');
  });
}

test('without a connection each change is told, and done once there is one', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const { name: unique } = await api.createAgency();
  const name = `${unique} bis`;
  await page.goto('/agencies/new');
  const form = new AgencyForm(page);
  await form.type({ ...superette, name });
  await expect(form.map(name)).toBeVisible();
  await expect(toastRegion(page)).toBeAttached();
  await context.setOffline(true);
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to create agency. ${AWAY}`);
  await expect(form.field('Name')).toHaveValue(name);
  await context.setOffline(false);
  await form.submit();
  await expect(toastOf(page)).toContainText('Agency created successfully');

  await page.goto(`/agencies?search=${encodeURIComponent(name)}`);
  await page.getByRole('link', { name }).click();
  await form.type({ phone: '+213 555 22 22 22' });
  await expect(toastRegion(page)).toBeAttached();
  await context.setOffline(true);
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to update agency. Please try again. ${AWAY}`);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText(`Failed to delete agency. ${AWAY}`);
  await context.setOffline(false);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Agency deleted successfully');
});

test('an agency whose answer was lost is opened once when it is sent again', async ({ page, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  const { name: unique } = await api.createAgency();
  const name = `${unique} ter`;
  await loseFirstAnswer(page, '/agencies');
  await page.goto('/agencies/new');
  const form = new AgencyForm(page);
  await form.type({ ...superette, name });
  await expect(form.map(name)).toBeVisible();
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to create agency. ${AWAY}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Agency created successfully');
  await page.goto(`/agencies?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 agency', { exact: true })).toBeVisible();
});
