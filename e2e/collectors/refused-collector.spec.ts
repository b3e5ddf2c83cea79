import { expect, test } from '../fixtures';
import type { Api } from '../fixtures/api';
import { deleteRecord } from '../fixtures/deletion';
import { go } from '../fixtures/go';
import { people } from '../fixtures/people';
import { toastOf } from '../fixtures/toast';
import { tallWindow } from '../fixtures/tall-window';
import { CollectorForm, collectorInput } from './collector-form';

test.use(tallWindow);

const IN_USE = 'There is already an account with this email address.';

let api: Api;
let officeId: string;

test.beforeEach(async ({ signInToOffice }) => {
  const session = await signInToOffice('OFFICEMANAGER');
  api = session.api;
  officeId = session.office.id;
});

test('an address in use is refused at its field, and the input stays', async ({ page, pageErrors }) => {
  pageErrors.expect(/409/);
  const person = collectorInput();
  await page.goto('/collectors/new');
  const form = new CollectorForm(page);
  await form.type({ ...person, email: people.COLLECTOR });
  await form.submit();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toContainText(`Failed to create collector. ${IN_USE}`);
  await expect(form.field('Email')).toHaveAccessibleDescription(new RegExp(IN_USE));
  await expect(form.field('Name')).toHaveValue(person.name);
  await expect(form.field('Phone')).toHaveValue(person.phone);
  await form.type({ email: person.email });
  await form.submit();
  await expect(toastOf(page)).toContainText('Collector created successfully');
});

test('a change to an address in use is refused', async ({ page, pageErrors }) => {
  pageErrors.expect(/409/);
  const { id, name } = await api.createCollector(officeId);
  await page.goto(`/collectors/${id}`);
  const form = new CollectorForm(page);
  await form.type({ email: people.COLLECTOR });
  await form.submit();
  await expect(toastOf(page)).toContainText(`Failed to update collector. ${IN_USE}`);
  await expect(form.field('Email')).toHaveAccessibleDescription(IN_USE);
  await expect(form.field('Email')).toHaveValue(people.COLLECTOR);
  await expect(form.field('Name')).toHaveValue(name);
});

test('a collector with an open collection is deleted, and stays readable in it', async ({ page }) => {
  const { id, collector } = await api.planCollection(officeId);
  await page.goto(`/collectors/${collector.id}`);
  await deleteRecord(page);
  await expect(toastOf(page)).toContainText('Collector deleted successfully');
  await go(page, `/collection-schedules?search=${id}`);
  await expect(page.getByRole('row', { name: new RegExp(`#${id}`) })).toContainText(collector.name);
  await page.getByRole('link', { name: new RegExp(`#${id}`) }).click();
  const chosen = page.getByRole('main').getByRole('combobox', { name: 'Collector' });
  await expect(chosen).toHaveText(collector.name);
  await chosen.click();
  await expect(page.getByRole('option', { name: 'Amel Cherif' })).toBeVisible();
  await expect(page.getByRole('option', { name: collector.name })).toHaveCount(0);
});
