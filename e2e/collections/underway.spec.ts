import type { Page } from '@playwright/test';
import { AgencyForm, superette } from '../agencies/agency-form';
import { CollectorForm, somebodyNew } from '../collectors/collector-form';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

/** Keeps the answers of the API to these calls back until they are let go. */
async function hold(page: Page, method: 'GET' | 'POST', path: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    ({ pathname }) => pathname === `/api${path}`,
    async (route) => {
      if (route.request().method() === method) await held;
      return route.fallback();
    },
  );
  return letGo;
}

for (const [address, path, empty] of [
  ['/collection-schedules', '/collections', 'No collection schedules found'],
  ['/collectors', '/users/collectors', 'No collectors found'],
  ['/agencies', '/agencies', 'No agencies found'],
] as const) {
  test(`a list does not say that there is nothing while it loads, ${address}`, async ({ page, signInAs }) => {
    await signInAs('OFFICEMANAGER');
    const letGo = await hold(page, 'GET', path);
    await page.goto(`${address}?search=nothing-like-this`);
    await expect(page.getByRole('main').getByRole('status', { name: /./ }).first()).toBeVisible();
    await expect(page.getByText(empty)).toHaveCount(0);
    letGo();
    await expect(page.getByText(empty, { exact: true })).toBeVisible();
  });
}

test('the agencies to choose from are not missing while they load', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  const letGo = await hold(page, 'GET', '/agencies');
  await page.goto('/collection-schedules/new');
  await new CollectionForm(page).agency.click();
  await expect(page.getByText('Loading the agencies...', { exact: true })).toBeVisible();
  await expect(page.getByText('No agencies found')).toHaveCount(0);
  letGo();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('agencies and collectors that cannot be read are told in the form, and read again on demand', async ({
  page,
  signInAs,
  troubles,
}) => {
  troubles.expect(/503/);
  await signInAs('OFFICEMANAGER');
  const unready = { statusCode: 503, error: 'Service Unavailable', message: 'Not ready yet.' };
  for (const path of ['**/api/agencies?**', '**/api/users/collectors?**']) {
    await page.route(path, (route) => route.fulfill({ status: 503, json: unready }));
  }
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await expect(page.getByText('The agencies and collectors could not be loaded')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The agencies and collectors could not be loaded')).toHaveCount(0);
  await form.type({ collector: 'Amel Cherif' });
  await expect(form.collector).toHaveText('Amel Cherif');
});

test('each form says that it works while it is sent', async ({ page, signInToOffice }) => {
  const { api } = await signInToOffice('OFFICEMANAGER');
  const agency = await api.createAgency();
  const collection = new CollectionForm(page);
  const collector = new CollectorForm(page);
  const place = new AgencyForm(page);
  const plan = { agency: agency.name, date: dayFromNow(1), collector: 'Amel Cherif', amount: '1' };
  for (const [address, path, type, submit, label, done] of [
    [
      '/collection-schedules/new',
      '/collections',
      () => collection.type(plan),
      collection,
      'Create collection',
      'Collection schedule created',
    ],
    [
      '/collectors/new',
      '/invite-user',
      () => collector.type(somebodyNew()),
      collector,
      'Create collector',
      'Collector created',
    ],
    ['/agencies/new', '/agencies', () => place.type(superette), place, 'Create agency', 'Agency created'],
  ] as const) {
    const letGo = await hold(page, 'POST', path);
    await page.goto(address);
    await type();
    await expect(page.getByRole('button', { name: label })).toBeEnabled();
    await submit.submit();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await expect(toastOf(page)).toContainText(`${done} successfully`);
  }
});
