import { expect, test } from '../fixtures';
import { ApiRequests } from '../fixtures/api-requests';
import { go } from '../fixtures/go';
import type { OwnOffice } from '../fixtures/own-office';
import { typedOption } from '../fixtures/typed-option';

let office: OwnOffice;

test.beforeEach(async ({ openOffice }) => {
  office = await openOffice({ USD: 1 });
  await office.api.createSupplier(office.id);
});

const addresses = [
  { address: '/exchange', path: '/trades', behind: 'Make Trade', shown: 'No trades found' },
  { address: '/exchange/new', path: '/general-ledger/balance', behind: 'Converted amount', shown: '$1.00' },
  { address: '/money-book', path: '/general-ledger', behind: 'Add expense', shown: 'Opening float' },
  { address: '/suppliers', path: '/suppliers', behind: 'Add supplier', shown: /Supplier [0-9a-f]{8}/ },
];

test('each list and form of finance asks a SUPERADMIN for country and office before it reads', async ({
  page,
  signInAs,
}) => {
  await signInAs('SUPERADMIN');
  const requests = new ApiRequests(page);
  const prompt = page.getByRole('dialog', { name: 'Country and Office' });
  const offices = prompt.getByRole('combobox', { name: 'Select office' });
  await page.goto('/');
  for (const { address, path, behind } of addresses) {
    await test.step(`${address} asks before it reads`, async () => {
      requests.forget();
      await go(page, address);
      await expect(offices).toBeDisabled();
      await expect(page.getByRole('main').getByText(behind).first()).toBeVisible();
      expect(requests.paths).not.toContain(path);
    });
  }
  await prompt.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: 'United Kingdom' }).click();
  await offices.click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const option = await typedOption(page, office.name);
  expect(requests.paths).not.toContain('/suppliers');
  await option.click();
  await expect(prompt).toBeHidden();
  // The last one reads at once, the others when they are opened.
  for (const { address, path, shown } of addresses.toReversed()) {
    await test.step(`${address} shows the office`, async () => {
      if (path !== '/suppliers') {
        requests.forget();
        await page.goto(address);
      }
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await expect(prompt).toBeHidden();
      expect(requests.queries(path)[0]).toMatchObject({ officeId: office.id });
    });
  }
});

test('an OFFICEMANAGER selects nothing, and each page shows the own office', async ({ page, signInAs }) => {
  await signInAs(await office.person('OFFICEMANAGER'));
  const requests = new ApiRequests(page);
  for (const { address, path, shown } of addresses) {
    await test.step(address, async () => {
      requests.forget();
      await page.goto(address);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(requests.queries(path)[0]).toMatchObject({ officeId: office.id });
      expect(requests.paths).not.toContain('/offices/countries');
    });
  }
});

test('a collection in the money book selects its office for a SUPERADMIN without asking', async ({
  page,
  signInAs,
}) => {
  const { id } = await office.api.planCollection(office.id);
  await signInAs('SUPERADMIN');
  await page.goto(`/money-book/${id}`);
  await expect(page.getByRole('heading', { name: `Money Book #${id}` })).toBeVisible();
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('combobox', { name: 'Select office' })).toContainText(office.name);
  await expect(page.getByRole('dialog', { name: 'Country and Office' })).toBeHidden();
});
