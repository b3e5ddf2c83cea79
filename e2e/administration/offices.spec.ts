import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';
import { toastOf } from '../fixtures/toast';

test.use({ alone: true });

const officeName = () => `Office ${randomUUID().slice(0, 8)}`;

async function addOffice(page: Page, name: string) {
  await go(page, '/manage-offices/new');
  await expect(page.getByRole('heading', { name: 'Add Office' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('City', { exact: true }).fill('Annaba');
  await page.getByRole('button', { name: 'Create office' }).click();
  await expect(toastOf(page)).toContainText('Office created successfully');
  await expect(page).toHaveURL(/\/manage-offices$/);
}

test('a SUPERADMIN sees the offices of every country or of one; an ADMIN those of its country, where it creates and changes one', async ({
  page,
  signInAs,
}) => {
  await signInAs('SUPERADMIN');
  await test.step('a SUPERADMIN searches offices, and creates the first one of another country', async () => {
    await openInAnotherCountry(page);
  });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(toastOf(page)).toHaveCount(0);
  await test.step('for an ADMIN a new office appears at once in list and filter, and its history shows the changes', async () => {
    await openInOwnCountry(page);
  });
});

async function openInAnotherCountry(page: Page): Promise<void> {
  await page.goto('/manage-offices');
  await page.getByPlaceholder('Search').fill('lyon');
  await expect(page).toHaveURL(/search=lyon/);
  await expect(page.getByText('1 office', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Lyon Part-Dieu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paris Nord' })).toHaveCount(0);
  await page.getByPlaceholder('Search').fill('nothing like this');
  await expect(page.getByText('No offices found', { exact: true })).toBeVisible();

  await page.goto('/manage-offices');
  await expect(page.getByRole('heading', { name: 'Manage Offices' })).toBeVisible();
  const paris = page.getByRole('row', { name: /Paris Nord/ });
  await expect(paris.getByRole('cell', { name: 'France' })).toBeVisible();
  await expect(paris.getByRole('cell', { name: /^\d+ collectors?$/ })).toBeVisible();
  await expect(paris.locator('img')).toHaveAttribute('src', '/flags/FR.svg');
  await page.getByRole('combobox', { name: 'Select country' }).click();
  await page.getByRole('option', { name: 'Algeria' }).click();
  await expect(page.getByRole('link', { name: 'Algiers Centre' })).toBeVisible();
  await expect(paris).toHaveCount(0);

  await go(page, '/manage-offices/new');
  await page.getByLabel('Name', { exact: true }).fill(officeName());
  await page.getByLabel('City', { exact: true }).fill('Tunis');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Country/ })
    .click();
  await page.getByPlaceholder('Search country...').fill('tunisia');
  await page.getByRole('option', { name: /Tunisia/ }).click();
  await page.getByRole('button', { name: 'Create office' }).click();
  await expect(toastOf(page)).toContainText('Office created successfully');
  await page.getByRole('combobox', { name: 'Select country' }).click();
  await expect(page.getByRole('option', { name: 'Tunisia' })).toBeVisible();
}

async function openInOwnCountry(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Offices' }).click();
  await expect(page.getByRole('link', { name: 'Algiers Centre' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paris Nord' })).toHaveCount(0);

  const name = officeName();
  await addOffice(page, name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Select office' }).click();
  await expect(page.getByRole('option', { name })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Edit Office' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Country/ })).toBeDisabled();
  await page.getByLabel('City', { exact: true }).fill('Skikda');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Office updated successfully');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(/^City changed from “.Annaba.” to “.Skikda.”$/)).toBeVisible();
  await expect(page.getByText(/^Created by Karim Haddad/)).toBeVisible();
}
