import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import { deleteRecord } from '../fixtures/deletion';
import type { OwnOffice } from '../fixtures/own-office';
import { toastOf } from '../fixtures/toast';
import { OfficeForm } from './office-form';

let office: OwnOffice;

test.beforeEach(async ({ openOffice, signInAs }) => {
  office = await openOffice();
  await signInAs('SUPERADMIN', { country: office.selection.country });
});

test('an office that somebody else changed is not overwritten, and nothing typed is lost', async ({
  page,
  troubles,
}) => {
  troubles.expect(/412/);
  await page.goto(`/manage-offices/${office.id}`);
  const form = new OfficeForm(page);
  await form.field('City').fill('York');
  await office.api.patch(`/offices/${office.id}`, { city: 'Hull' });
  await form.submit();
  await expect(page.getByText('Somebody else has changed this in the meantime')).toBeVisible();
  await expect(form.field('City')).toHaveValue('York');
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(page.getByText(/^City: they wrote .*Hull\W*$/)).toBeVisible();
  await expect(form.field('City')).toHaveValue('York');
  await form.field('City').fill('Bath');
  const asked = new Asked(page);
  await form.submit();
  await expect(toastOf(page)).toContainText('Office updated successfully');
  const change = { name: office.name, city: 'Bath', countryCode: 'GB' };
  expect(asked.bodies('PATCH', `/offices/${office.id}`)).toEqual([change]);
  expect(await office.api.get(`/offices/${office.id}`)).toMatchObject({ city: 'Bath' });
});

test('an office that somebody else changed is not deleted unseen', async ({ page, troubles }) => {
  troubles.expect(/412/);
  await page.goto(`/manage-offices/${office.id}`);
  const form = new OfficeForm(page);
  await expect(form.field('City')).toHaveValue('Leeds');
  await office.api.patch(`/offices/${office.id}`, { city: 'Hull' });
  await deleteRecord(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Nothing has been deleted');
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(form.field('City')).toHaveValue('Hull');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Office deleted successfully');
  await expect(page).toHaveURL(/\/manage-offices$/);
});

test('an office that somebody else deleted can neither be saved nor deleted, and the toast says so', async ({
  page,
  troubles,
}) => {
  troubles.expect(/404/);
  await page.goto(`/manage-offices/${office.id}`);
  const form = new OfficeForm(page);
  await form.field('City').fill('York');
  await office.api.delete(`/offices/${office.id}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText('Failed to update office. This office does not exist.');
  await expect(form.field('City')).toHaveValue('York');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Failed to delete office. This office does not exist.');
});

test('whatever is in the way of a delete is named, and nothing else', async ({ page, troubles }) => {
  troubles.expect(/409/);
  const { api, id: officeId } = office;
  await page.goto(`/manage-offices/${officeId}`);
  await expect(page.getByLabel('City', { exact: true })).toHaveValue('Leeds');
  const agency = await api.createAgency(officeId);
  const collector = await api.createCollector(officeId);
  const collection = await api.createCollection({ agencyId: agency.id, collectorId: collector.id, officeId });
  await office.book(5, 'EUR', 'Opening float');

  const notice = page.getByRole('main').getByRole('status');
  const obstacles = ['1 agency', '1 person', '1 planned collection', 'a balance in EUR'];
  const removals = [
    () => api.delete(`/collections/${collection.id}`),
    () => api.delete(`/agencies/${agency.id}`),
    () => api.delete(`/users/${collector.id}`),
    () => office.book(-5, 'EUR', 'Handed over'),
  ];
  for (const [inTheWay, removal] of [
    [obstacles, removals[0]],
    [['1 agency', '1 person', 'a balance in EUR'], removals[1]],
    [['1 person', 'a balance in EUR'], removals[2]],
    [['a balance in EUR'], removals[3]],
  ] as const) {
    const said = `This office cannot be deleted: it still has ${inTheWay.join(', ')}.`;
    await deleteRecord(page);
    await expect(toastOf(page)).toContainText(`Failed to delete office. ${said}`);
    await expect(notice).toHaveText(said);
    await removal?.();
  }
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Office deleted successfully');
});

test('an office in use stays in its country, and the toast says why', async ({ page, troubles }) => {
  troubles.expect(/409/);
  await office.api.createAgency(office.id);
  await page.goto(`/manage-offices/${office.id}`);
  const form = new OfficeForm(page);
  await form.chooseCountry('France');
  await form.submit();
  await expect(toastOf(page)).toContainText(
    'Failed to update office. This office cannot be moved to another country: it still has 1 agency.',
  );
  await expect(form.country).toContainText('France');
});

test('each field says what is wrong with it', async ({ page }) => {
  await page.goto(`/manage-offices/${office.id}`);
  const form = new OfficeForm(page);
  for (const [field, typed, message] of [
    ['Name', ' ', 'Name is required'],
    ['Name', 'x'.repeat(201), 'At most 200 characters'],
    ['City', '', 'City is required'],
    ['City', 'x'.repeat(201), 'At most 200 characters'],
  ] as const) {
    await form.field(field).fill(typed);
    await form.submit();
    await expect(form.field(field)).toHaveAccessibleDescription(message);
    await expect(form.field(field)).toBeFocused();
    await form.field(field).fill('Good');
  }
  await page.goto('/manage-offices/new');
  await page.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: '~' }).click();
  await form.submit();
  await expect(form.field('Name')).toHaveAccessibleDescription('Name is required');
  await expect(form.field('City')).toHaveAccessibleDescription('City is required');
  await expect(form.country).toHaveAccessibleDescription('Country is required');
});

test('a delete is asked about, and Cancel keeps the office', async ({ page }) => {
  await page.goto(`/manage-offices/${office.id}`);
  await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toHaveAccessibleDescription(
    `This action cannot be undone. This will permanently delete the office. ${office.name}`,
  );
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect(await office.api.get(`/offices/${office.id}`)).toMatchObject({ city: 'Leeds' });
});

test.describe('with a server that stops', () => {
  test.use({ alone: true });

  test('an office that cannot be created is told, and nothing typed is lost', async ({ page, product, troubles }) => {
    troubles.expect(/Failed to load resource|ERR_CONNECTION/);
    await page.goto('/manage-offices/new');
    const form = new OfficeForm(page);
    await form.field('Name').fill('Typed while the server was away');
    await form.field('City').fill('York');
    await product.kill();
    await form.submit();
    await expect(toastOf(page)).toContainText('Failed to create office. The server cannot be reached.');
    await expect(form.field('City')).toHaveValue('York');
    await product.start();
    await form.submit();
    await expect(toastOf(page)).toContainText('Office created successfully');
    await expect(page.getByRole('link', { name: 'Typed while the server was away' })).toBeVisible();
  });
});
