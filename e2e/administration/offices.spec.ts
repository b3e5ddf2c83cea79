import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';

// Every test of a shared product counts on its countries and offices.
test.use({ alone: true });

const officeName = () => `Office ${randomUUID().slice(0, 8)}`;

async function addOffice(page: Page, name: string) {
  await page.goto('/manage-offices/new');
  await expect(page.getByRole('heading', { name: 'Add Office' })).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('City', { exact: true }).fill('Annaba');
  await page.getByRole('button', { name: 'Create office' }).click();
  await expect(toastOf(page)).toContainText('Office created successfully');
  await expect(page).toHaveURL(/\/manage-offices$/);
}

test('a SUPERADMIN sees the offices of every country, and of one once it is selected', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
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
});

test('an ADMIN sees the offices of its own country', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Offices' }).click();
  await expect(page.getByRole('link', { name: 'Algiers Centre' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paris Nord' })).toHaveCount(0);
});

for (const role of ['OFFICEMANAGER', 'COLLECTOR'] as const) {
  test(`a ${role} neither finds nor enters the offices`, async ({ page, signInAs }) => {
    await signInAs(role);
    await page.goto('/manage-offices');
    await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Manage Offices' })).toHaveCount(0);
  });
}

test('the search narrows the list down, and a reload brings the same list back', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-offices');
  await page.getByPlaceholder('Search').fill('lyon');
  await expect(page).toHaveURL(/search=lyon/);
  await expect(page.getByText('1 office', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Lyon Part-Dieu' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paris Nord' })).toHaveCount(0);
  await page.getByPlaceholder('Search').fill('nothing like this');
  await expect(page.getByText('No offices found', { exact: true })).toBeVisible();
});

test('a new office is in the list and in the filter at once', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  const name = officeName();
  await addOffice(page, name);
  await expect(page.getByRole('link', { name })).toBeVisible();
  await page.getByRole('combobox', { name: 'Select office' }).click();
  await expect(page.getByRole('option', { name })).toBeVisible();
});

test('the first office of a country brings the country into the filter', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-offices/new');
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
});

test('an empty form names what is missing', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-offices/new');
  await page.getByRole('button', { name: 'Create office' }).click();
  for (const message of ['Name is required', 'City is required', 'Country is required']) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
});

test('a change is kept, and told in the history', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  const name = officeName();
  await addOffice(page, name);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name: 'Edit Office' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: /^Country/ })).toBeDisabled();
  await page.getByLabel('City', { exact: true }).fill('Skikda');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Office updated successfully');
  await page.getByRole('link', { name }).click();
  await expect(page.getByText(/^City changed from “.Annaba.” to “.Skikda.”$/)).toBeVisible();
  await expect(page.getByText(/^Created by Karim Haddad/)).toBeVisible();
});

test('an office with agencies cannot be deleted, and the page says what is in the way', async ({
  page,
  signInAs,
  troubles,
}) => {
  troubles.expect(/409/);
  await signInAs('ADMIN');
  await page.goto('/manage-offices');
  await page.getByRole('link', { name: 'Algiers Centre' }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Failed to delete office.');
  await expect(
    page
      .getByRole('main')
      .getByRole('status')
      .filter({ hasText: /\d+ agencies/ }),
  ).toBeVisible();
});

test('an empty office is deleted after the question', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN', { country: 'DZ' });
  const name = officeName();
  await addOffice(page, name);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure?' });
  await expect(question).toContainText('This action cannot be undone. This will permanently delete the office.');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Office deleted successfully');
  await expect(page).toHaveURL(/\/manage-offices$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('typing that is not saved is not lost without a question', async ({ page, signInAs }) => {
  await signInAs('ADMIN');
  await page.goto('/manage-offices/new');
  await page.getByLabel('Name', { exact: true }).fill('Half');
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Admins' }).click();
  await page.getByRole('button', { name: 'Stay on the page' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Half');
});
