import { AgencyForm, superette } from '../agencies/agency-form';
import { CollectorForm, somebodyNew } from '../collectors/collector-form';
import { expect, test } from '../fixtures';
import { expectAwaited } from '../fixtures/awaited-list';
import { hold } from '../fixtures/hold';
import { refuse } from '../fixtures/refuse';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

for (const list of [
  {
    address: '/collection-schedules?search=nothing-like-this',
    path: '/collections?**',
    empty: 'No collection schedules found',
  },
  { address: '/collectors?search=nothing-like-this', path: '/users/collectors?**', empty: 'No collectors found' },
  { address: '/agencies?search=nothing-like-this', path: '/agencies?**', empty: 'No agencies found' },
]) {
  test(`a list that is on its way does not say '${list.empty}'`, async ({ page, signInAs, troubles }) => {
    troubles.expect(/503/);
    await signInAs('OFFICEMANAGER');
    await expectAwaited(page, list);
    await expect(page.getByText(list.empty, { exact: true })).toBeVisible();
  });
}

test('the agencies to choose from are not missing while they load', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  const letGo = await hold(page, '/agencies?**');
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
  const restored = [await refuse(page, '/agencies?**'), await refuse(page, '/users/collectors?**')];
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await expect(page.getByText('The agencies and collectors could not be loaded')).toBeVisible();
  for (const restore of restored) await restore();
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
    const letGo = await hold(page, path, 'POST');
    await page.goto(address);
    await type();
    await expect(page.getByRole('button', { name: label })).toBeEnabled();
    await submit.submit();
    await expect(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
    letGo();
    await expect(toastOf(page)).toContainText(`${done} successfully`);
  }
});
