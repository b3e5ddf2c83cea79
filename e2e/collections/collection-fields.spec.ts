import { expect, test } from '../fixtures';
import { alterNextPost } from '../fixtures/altered-request';
import { mailsTo } from '../fixtures/mail';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

test('each field says what it lacks until it is mended', async ({ page, signInToOffice }) => {
  const { api } = await signInToOffice('OFFICEMANAGER');
  const agency = await api.createAgency();
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.submit();
  await expect(form.agency).toBeFocused();
  await expect(form.agency).toHaveAccessibleDescription('Agency is required');
  await expect(form.date).toHaveAccessibleDescription('Collection date is required');
  await expect(form.collector).toHaveAccessibleDescription('Collector is required');
  await expect(form.amount).toHaveAccessibleDescription('Amount must be a number');
  await form.type({ agency: agency.name });
  await expect(form.agency).toHaveAccessibleDescription('');
  await form.type({ date: dayFromNow(1) });
  await expect(form.date).toHaveAccessibleDescription('');
  await form.type({ collector: 'Amel Cherif' });
  await expect(form.collector).toHaveAccessibleDescription('');
  for (const [amount, message] of [
    ['-0.01', 'Amount must be positive'],
    ['10000000000000', 'Amount is too large'],
    ['1.005', 'Amount has at most 2 decimals'],
  ] as const) {
    await form.type({ amount });
    await expect(form.amount).toHaveAccessibleDescription(message);
  }
  await form.type({ amount: '0' });
  await expect(form.amount).toHaveAccessibleDescription('');
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
});

test('the currencies are those of the list, the first one chosen', async ({ page, signInToOffice }) => {
  await signInToOffice('OFFICEMANAGER');
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await expect(form.currency).toHaveText('USD');
  await form.currency.click();
  await expect(page.getByRole('option')).toHaveText([
    /^USD\s*\$$/,
    /^EUR\s*€$/,
    /^GBP\s*£$/,
    /^DZD\s*DA$/,
    /^CNY\s*¥$/,
  ]);
});

test('a collection without a currency is refused by the server, at the field', async ({
  page,
  signInToOffice,
  troubles,
}) => {
  troubles.expect(/422/);
  const { api } = await signInToOffice('OFFICEMANAGER');
  const agency = await api.createAgency();
  await alterNextPost(page, '/collections', { currency: undefined });
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await form.type({ agency: agency.name, date: dayFromNow(1), collector: 'Amel Cherif', amount: '5' });
  await form.submit();
  await expect(form.currency).toHaveAccessibleDescription('Currency is required');
  await expect(toastOf(page)).toContainText('Failed to create collection schedule. Currency is required');
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule created successfully');
});

test('the map follows the agency', async ({ page, signInToOffice }) => {
  const { api } = await signInToOffice('OFFICEMANAGER');
  const agency = await api.createAgency();
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);
  await expect(page.getByRole('img', { name: 'Map placeholder' })).toBeVisible();
  await form.agency.click();
  await page.getByPlaceholder('Search agency...').fill('no such agency anywhere');
  await expect(page.getByText('No agencies found', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await form.type({ agency: agency.name });
  await expect(page.getByLabel(`Map of ${agency.name}`)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Map placeholder' })).toHaveCount(0);
});

test('only the mail a day before is offered, and the flag of two hours stays as it is', async ({
  page,
  signInToOffice,
}) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id } = await api.createPickUp(office.id, { alertBefore2Hours: true });
  await page.goto(`/collection-schedules/edit/${id}`);
  const form = new CollectionForm(page);
  await expect(form.notify).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await form.notify.check();
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
  expect(await api.get(`/collections/${id}`)).toMatchObject({ alertBefore2Hours: true, alertBefore24Hours: true });
});

test('the agency is mailed about a pick-up within a day, and not about one without the mark', async ({
  page,
  product,
  signInToOffice,
}) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  // An agency is written to in the language of the office's manager.
  await api.patch('/me', { language: 'en' });
  const silent = await api.createPickUp(office.id);
  const { id, agency, collector } = await api.createPickUp(office.id);
  const [told, untold] = [`told-${agency.id}@agency.example`, `untold-${agency.id}@agency.example`];
  await api.patch(`/agencies/${agency.id}`, { email: told });
  await api.patch(`/agencies/${silent.agency.id}`, { email: untold });
  await page.goto(`/collection-schedules/edit/${id}`);
  const form = new CollectionForm(page);
  await form.notify.check();
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
  await expect.poll(() => mailsTo(product, told)).toHaveLength(1);
  const [mail] = await mailsTo(product, told);
  expect(mail).toContain(`Collection #${id} is planned`);
  expect(mail).toContain(`${office.name} will collect your cash on`);
  expect(mail).toContain(`Our collector is ${collector.name}, telephone`);
  expect(await mailsTo(product, untold)).toEqual([]);
});
