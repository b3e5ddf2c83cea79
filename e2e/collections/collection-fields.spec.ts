import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { CollectionForm, dayFromNow } from './collection-form';

test('the form of a new collection offers its currencies, names missing fields, and shows the map of the agency', async ({
  page,
  signInToOffice,
}) => {
  const { api } = await signInToOffice('OFFICEMANAGER');
  const agency = await api.createAgency();
  await page.goto('/collection-schedules/new');
  const form = new CollectionForm(page);

  await test.step('the currencies are those of the list, with that of the country preselected', async () => {
    await expect(form.currency).toHaveText('DZD');
    await form.currency.click();
    await expect(page.getByRole('option')).toHaveText([
      /^USD\s*\$$/,
      /^EUR\s*€$/,
      /^GBP\s*£$/,
      /^DZD\s*DA$/,
      /^CNY\s*¥$/,
    ]);
    await page.keyboard.press('Escape');
  });

  await test.step('each field says that it is required', async () => {
    await form.submit();
    await expect(form.agency).toBeFocused();
    await expect(form.agency).toHaveAccessibleDescription('Agency is required');
    await expect(form.date).toHaveAccessibleDescription('Collection date is required');
    await expect(form.collector).toHaveAccessibleDescription('Collector is required');
    await expect(form.amount).toHaveAccessibleDescription('Amount must be a number');
  });

  await test.step('the map follows the agency', async () => {
    await expect(page.getByRole('img', { name: 'Map placeholder' })).toBeVisible();
    await form.agency.click();
    await page.getByPlaceholder('Search agency...').fill('no such agency anywhere');
    await expect(page.getByText('No agencies found', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await form.type({ agency: agency.name });
    await expect(page.getByLabel(`Map of ${agency.name}`)).toBeVisible();
    await expect(page.getByRole('img', { name: 'Map placeholder' })).toHaveCount(0);
  });

  await test.step('a field shows its error until it is corrected', async () => {
    await expect(form.agency).toHaveAccessibleDescription('');
    await form.type({ date: dayFromNow(1) });
    await expect(form.date).toHaveAccessibleDescription('');
    await form.type({ collector: 'Amel Cherif' });
    await expect(form.collector).toHaveAccessibleDescription('');
    for (const [amount, message] of [
      ['-0.01', 'Amount must be positive'],
      ['10000000000000', 'Amount is too large'],
      ['1.0055', 'Amount has at most 2 decimals'],
    ] as const) {
      await form.type({ amount });
      await expect(form.amount).toHaveAccessibleDescription(message);
    }
    await form.type({ amount: '0' });
    await expect(form.amount).toHaveAccessibleDescription('');
    await form.submit();
    await expect(toastOf(page)).toContainText('Collection schedule created successfully');
  });
});

test('only the mail a day ahead is offered, and the flag of two hours keeps its value', async ({
  page,
  signInToOffice,
}) => {
  const { api, office } = await signInToOffice('OFFICEMANAGER');
  const { id } = await api.planCollection(office.id, { alertBefore2Hours: true });
  await page.goto(`/collection-schedules/edit/${id}`);
  const form = new CollectionForm(page);
  await expect(form.notify).not.toBeChecked();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  await form.notify.check();
  await form.submit();
  await expect(toastOf(page)).toContainText('Collection schedule updated successfully');
  expect(await api.get(`/collections/${id}`)).toMatchObject({ alertBefore2Hours: true, alertBefore24Hours: true });
  await page.goto(`/collection-schedules/edit/${id}`);
  await expect(form.notify).toBeChecked();
});
