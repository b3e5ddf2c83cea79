import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';
import { expectSettled } from '../fixtures/settled';

test.use(WITH_MOTION);

test('a SUPERADMIN chooses the country before the office; another country clears the office', async ({
  page,
  signInAs,
}) => {
  const api = await signInAs('SUPERADMIN');
  await page.goto('/');
  const country = page.getByRole('combobox', { name: 'Select country' });
  const office = page.getByRole('combobox', { name: 'Select office' });
  await expect(country).toBeEnabled();
  await expect(office).toBeDisabled();

  await country.click();
  await expect(page.getByRole('option')).toHaveText(['~', 'Algeria', 'France', 'United Kingdom']);
  await page.getByRole('option', { name: 'Algeria' }).click();
  await expect(country).toHaveText('Algeria');
  await office.click();
  await expect(page.getByRole('option')).toHaveText(['~', 'Algiers Centre', 'Constantine', 'Oran Front de Mer']);
  await page.getByRole('option', { name: 'Oran Front de Mer' }).click();
  await expect(office).toHaveText('Oran Front de Mer');

  await test.step('the list of countries leaves out the selected one, and another country clears the office', async () => {
    const { id } = await api.office('DZ');
    await page.evaluate(
      (stored) => localStorage.setItem('dashboard', stored),
      JSON.stringify({ selectedCountryCode: 'DZ', selectedOfficeId: id }),
    );
    await page.reload();
    await expect(office).toHaveText('Algiers Centre');
    await country.click();
    await expect(page.getByRole('option')).toHaveText(['~', 'France', 'United Kingdom']);
    await page.getByRole('option', { name: 'France' }).click();
    await expect(office).toHaveText('Select office');
    await expect(office).toBeEnabled();

    await country.click();
    await page.getByRole('option', { name: '~' }).click();
    await expect(country).toHaveText('Select country');
    await expect(office).toBeDisabled();
  });
});

test("an ADMIN has the token's country and chooses among its offices", async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/');
  await expect(page.getByRole('combobox', { name: 'Select country' })).toHaveText('Algeria');
  await expect(page.getByRole('combobox', { name: 'Select country' })).toBeDisabled();
  const office = page.getByRole('combobox', { name: 'Select office' });
  await expect(office).toBeEnabled();
  await office.click();
  await page.getByRole('option', { name: 'Constantine' }).click();
  await page.reload();
  await expect(office).toHaveText('Constantine');
});

for (const role of ['OFFICEMANAGER', 'COLLECTOR'] as const) {
  test(`a ${role} in a browser without a selection sees no question for the office, and cannot choose another`, async ({
    page,
    signInAs,
  }) => {
    await page.addInitScript(() => {
      Reflect.set(window, 'asked', []);
      HTMLDialogElement.prototype.showModal = function showModal() {
        Reflect.get(window, 'asked').push(this.textContent);
      };
    });
    await signInAs(role);
    await page.goto(role === 'COLLECTOR' ? '/settings' : '/agencies');
    await expectSettled(page);
    expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toEqual([]);
    const filter = page.getByRole('combobox', { name: 'Select office' });
    if (role === 'COLLECTOR') await expect(filter).toHaveCount(0);
    else await expectOwnOffice(page);
  });
}

async function expectOwnOffice(page: Page): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Select country' });
  const office = page.getByRole('combobox', { name: 'Select office' });
  await expect(country).toHaveText('Algeria');
  await expect(office).toHaveText('Algiers Centre');
  await expect(country).toBeDisabled();
  await expect(office).toBeDisabled();
}
