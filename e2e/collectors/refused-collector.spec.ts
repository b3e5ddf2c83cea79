import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { deleteRecord } from '../fixtures/deletion';
import { AWAY, loseFirstAnswer } from '../fixtures/lost-answer';
import { people } from '../fixtures/people';
import { toastOf, toastRegion } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { CollectorForm, somebodyNew } from './collector-form';

test.use(tallWindow);

const TAKEN = 'There is already an account with this email address.';

let api: Api;
let officeId: string;

test.beforeEach(async ({ signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  officeId = session.office.id;
});

test('an address that somebody has is refused at its field, and nothing typed is lost', async ({ page, troubles }) => {
  troubles.expect(/409/);
  const person = somebodyNew();
  await page.goto('/collectors/new');
  const form = new CollectorForm(page);
  await form.type({ ...person, email: people.COLLECTOR });
  await form.submit();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText(`Failed to create collector. ${TAKEN}`);
  await expect(form.field('Email')).toHaveAccessibleDescription(new RegExp(TAKEN));
  await expect(form.field('Name')).toHaveValue(person.name);
  await expect(form.field('Phone')).toHaveValue(person.phone);
  await form.type({ email: person.email });
  await form.submit();
  await expect(toastOf(page)).toContainText('Collector created successfully');
});

test('a change to an address that somebody has is refused', async ({ page, troubles }) => {
  troubles.expect(/409/);
  const { id, name } = await api.createCollector(officeId);
  await page.goto(`/collectors/${id}`);
  const form = new CollectorForm(page);
  await form.type({ email: people.COLLECTOR });
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to update collector. ${TAKEN}`);
  await expect(form.field('Email')).toHaveAccessibleDescription(TAKEN);
  await expect(form.field('Email')).toHaveValue(people.COLLECTOR);
  await expect(form.field('Name')).toHaveValue(name);
});

test('a change of somebody else is told, and nothing typed is lost', async ({ page, troubles }) => {
  troubles.expect(/412/);
  const { id } = await api.createCollector(officeId);
  await page.goto(`/collectors/${id}`);
  const form = new CollectorForm(page);
  await form.type({ name: 'Mine', phone: '+213 555 11 11 11' });
  await api.patch(`/users/${id}`, { name: 'Theirs' });
  await form.submit();
  await expect(page.getByText('Somebody else has changed this in the meantime')).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0);
  await expect(form.field('Name')).toHaveValue('Mine');
  await expect(form.field('Phone')).toHaveValue('+213 555 11 11 11');
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(page.getByText(/^Name: they wrote .*Theirs\W*$/)).toBeVisible();
  await expect(form.field('Name')).toHaveValue('Mine');
  await expect(form.field('Phone')).toHaveValue('+213 555 11 11 11');
  await form.type({ name: 'Ours' });
  await form.submit();
  await expect(toastOf(page)).toContainText('Collector updated successfully');
  expect(await api.get(`/users/${id}`)).toMatchObject({ name: 'Ours' });
});

test('a collector whom somebody else has changed is not deleted unseen', async ({ page, troubles }) => {
  troubles.expect(/412/);
  const { id } = await api.createCollector(officeId);
  await page.goto(`/collectors/${id}`);
  const form = new CollectorForm(page);
  await expect(form.field('Name')).not.toHaveValue('');
  await api.patch(`/users/${id}`, { name: 'Theirs' });
  await deleteRecord(page);
  await expect(page.getByText(/Nothing has been deleted/)).toBeVisible();
  await page.getByRole('button', { name: 'Load the current version' }).click();
  await expect(form.field('Name')).toHaveValue('Theirs');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Collector deleted successfully');
});

test('a collector whom somebody else has deleted is neither changed nor deleted', async ({ page, troubles }) => {
  troubles.expect(/404/);
  const { id } = await api.createCollector(officeId);
  await page.goto(`/collectors/${id}`);
  const form = new CollectorForm(page);
  await form.type({ name: 'Mine' });
  await api.delete(`/users/${id}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Failed to update collector. This user does not exist.');
  await expect(form.field('Name')).toHaveValue('Mine');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Failed to delete collector. This user does not exist.');
});

test('a collector with an open collection is deleted, and stays readable in it', async ({ page }) => {
  const { id, collector } = await api.createPickUp(officeId);
  await page.goto(`/collectors/${collector.id}`);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Collector deleted successfully');
  await page.goto(`/collection-schedules?search=${id}`);
  await expect(page.getByRole('row', { name: new RegExp(`#${id}`) })).toContainText(collector.name);
  await page.getByRole('link', { name: new RegExp(`#${id}`) }).click();
  const chosen = page.getByRole('main').getByRole('combobox', { name: 'Collector' });
  await expect(chosen).toHaveText(collector.name);
  await chosen.click();
  await expect(page.getByRole('option', { name: 'Amel Cherif' })).toBeVisible();
  await expect(page.getByRole('option', { name: collector.name })).toHaveCount(0);
});

test('without a connection each change is told, and done once there is one', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  const person = somebodyNew();
  await page.goto('/collectors/new');
  const form = new CollectorForm(page);
  await form.type(person);
  await expect(toastRegion(page)).toBeAttached();
  await context.setOffline(true);
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to create collector. ${AWAY}`);
  await expect(form.field('Name')).toHaveValue(person.name);
  await context.setOffline(false);
  await form.submit();
  await expect(toastOf(page)).toContainText('Collector created successfully');

  await page
    .getByRole('row', { name: new RegExp(person.name) })
    .getByRole('link')
    .click();
  await form.type({ phone: '+213 555 22 22 22' });
  await context.setOffline(true);
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to update collector. ${AWAY}`);
  await expect(form.field('Phone')).toHaveValue('+213 555 22 22 22');
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText(`Failed to delete collector. ${AWAY}`);
  await context.setOffline(false);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Collector deleted successfully');
});

test('an invitation whose answer was lost is sent once', async ({ page, troubles }) => {
  troubles.expect(/ERR_CONNECTION_RESET/);
  await loseFirstAnswer(page, '/invite-user');
  await page.goto('/collectors/new');
  const form = new CollectorForm(page);
  const person = somebodyNew();
  await form.type(person);
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to create collector. ${AWAY}`);
  await form.submit();
  await expect(toastOf(page)).toContainText('Collector created successfully');
  await expect(page.getByRole('row', { name: new RegExp(person.name) })).toHaveCount(1);
});

test('a collector that is none says so, and can be tried again', async ({ page, troubles }) => {
  troubles.expect(/404/);
  await page.goto('/collectors/01931234-0000-7000-8000-000000000000');
  await expect(page.getByText('This user does not exist.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('a list that cannot be read says why, and is read once it can be', async ({ page, context, troubles }) => {
  troubles.expect(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/collectors');
  await expect(page.getByRole('row', { name: /Amel Cherif/ })).toBeVisible();
  await context.setOffline(true);
  await page.getByPlaceholder('Search').fill('riad');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText(AWAY)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('row', { name: /Riad Meziane/ })).toBeVisible();
});
