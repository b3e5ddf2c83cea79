import { expect, test } from '../fixtures';
import { Asked } from '../fixtures/asked';
import type { OwnOffice } from '../fixtures/own-office';
import { typedOption } from '../fixtures/typed-option';

let office: OwnOffice;

test.beforeEach(async ({ openOffice }) => {
  office = await openOffice({ USD: 1 });
  await office.api.createSupplier(office.id);
});

for (const { address, path, shown } of [
  { address: '/exchange', path: '/trades', shown: 'No trades found' },
  { address: '/exchange/new', path: '/general-ledger/balance', shown: '$1.00' },
  { address: '/money-book', path: '/general-ledger', shown: 'Opening float' },
  { address: '/suppliers', path: '/suppliers', shown: /Supplier [0-9a-f]{8}/ },
]) {
  test(`${address} asks a SUPERADMIN for country and office, and reads nothing before`, async ({ page, signInAs }) => {
    await signInAs('SUPERADMIN');
    const asked = new Asked(page);
    await page.goto(address);
    const prompt = page.getByRole('dialog', { name: 'Country and Office' });
    const offices = prompt.getByRole('combobox', { name: 'Select office' });
    await expect(offices).toBeDisabled();
    await prompt.getByRole('combobox', { name: 'Select country' }).click();
    await page.getByRole('option', { name: 'United Kingdom' }).click();
    await offices.click();
    await expect(page.getByRole('option').first()).toBeVisible();
    const option = await typedOption(page, office.name);
    expect(asked.paths).not.toContain(path);
    await option.click();
    await expect(prompt).toBeHidden();
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    expect(asked.queries(path)[0]).toMatchObject({ officeId: office.id });
  });

  test(`${address} asks an OFFICEMANAGER nothing, and shows the own office`, async ({ page, signInAs }) => {
    await signInAs(await office.person('OFFICEMANAGER'));
    const asked = new Asked(page);
    await page.goto(address);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(asked.queries(path)[0]).toMatchObject({ officeId: office.id });
    expect(asked.paths).not.toContain('/offices/countries');
  });
}

test('a collection in the money book waits for country and office as well', async ({ page, signInAs }) => {
  const { id } = await office.api.createPickUp(office.id);
  await signInAs('SUPERADMIN');
  await page.goto(`/money-book/${id}`);
  await expect(page.getByRole('dialog', { name: 'Country and Office' })).toBeVisible();
});
