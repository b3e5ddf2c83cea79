import * as z from 'zod/mini';
import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { deleteRecord } from '../fixtures/deletion';
import { AWAY, loseFirstAnswer } from '../fixtures/lost-answer';
import { toastOf, toastRegion } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

const Rows = z.array(z.object({ id: z.string() }));

let api: Api;
let officeId: string;

test.beforeEach(async ({ signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  officeId = session.office.id;
});

/** How many collections of an agency there are. */
async function planned(agency: string): Promise<number> {
  const query = new URLSearchParams({ officeId, search: agency });
  return Rows.parse(await api.get(`/collections?${query.toString()}`)).length;
}

const planFor = (agency: string) => ({
  agency,
  date: dayFromNow(2),
  collector: 'Amel Cherif',
  amount: '12.5',
  note: 'x',
});

test('a double click plans a collection once', async ({ page }) => {
  const agency = await api.createAgency();
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type(planFor(agency.name));
  await form.submitButton.dblclick();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  expect(await planned(agency.name)).toBe(1);
});

test('a collection whose answer was lost is planned once when it is sent again', async ({ page, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  const agency = await api.createAgency();
  await loseFirstAnswer(page, '/collections');
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type(planFor(agency.name));
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to create collection schedule. ${AWAY}`);
  expect(await planned(agency.name)).toBe(1);
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  expect(await planned(agency.name)).toBe(1);
});

test('without a connection nothing typed is lost, and it is planned once there is one', async ({
  page,
  context,
  troubles,
}) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const agency = await api.createAgency();
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type(planFor(agency.name));
  await expect(toastRegion(page)).toBeAttached();
  await context.setOffline(true);
  await form.submit();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText(`Failed to create collection schedule. ${AWAY}`);
  await expect(form.agency).toContainText(agency.name);
  await expect(form.date).toHaveValue(dayFromNow(2));
  await expect(form.collector).toHaveText('Amel Cherif');
  await expect(form.amount).toHaveValue('12.50');
  await expect(form.note).toHaveValue('x');
  await context.setOffline(false);
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  expect(await planned(agency.name)).toBe(1);
});

test('without a connection a change and a deletion are told, and done once there is one', async ({
  page,
  context,
  troubles,
}) => {
  // The map may not have all its data yet when the connection goes; it is drawn when it is back.
  troubles.expect(/ERR_INTERNET_DISCONNECTED/, /The map is not shown/);
  const { id, agency } = await api.createPickUp(officeId);
  await page.goto(`/collection-schedules?search=${id}`);
  await page.getByRole('link', { name: new RegExp(`#${id}`) }).click();
  const form = new CollectionForm(page);
  await form.type({ amount: '2000' });
  await expect(toastRegion(page)).toBeAttached();
  await context.setOffline(true);
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to update collection schedule. Please try again. ${AWAY}`);
  await expect(form.amount).toHaveValue('2,000.00');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText(`Failed to delete collection schedule. Please try again. ${AWAY}`);
  await context.setOffline(false);
  await expect(page.getByLabel(`Map of ${agency.name}`)).toBeVisible();
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Collection schedule deleted successfully');
  await expect(page).toHaveURL(new RegExp(`/collection-schedules\\?search=${id}$`));
  expect(await planned(agency.name)).toBe(0);
});

test('a list and an export without a connection are told', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/, /Failed to download CSV/);
  await page.goto('/collection-schedules');
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await expect(toastRegion(page)).toBeAttached();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(toastOf(page)).toContainText(`Failed to download CSV ${AWAY}`);
  await page.getByPlaceholder('Search').fill('anything else');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(AWAY)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  // What could not be read is read by itself.
  await expect(page.getByText('No collection schedules found', { exact: true })).toBeVisible();
});

test('a form with unsaved changes asks before it is left', async ({ page }) => {
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type({ note: 'Half a note' });
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(form.note).toHaveValue('Half a note');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
});
