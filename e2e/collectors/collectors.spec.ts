import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';

test('an OFFICEMANAGER sees its collectors with what they collected', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collectors');
  await expect(page.getByRole('heading', { name: 'Collectors', level: 1 })).toBeVisible();
  const row = page.getByRole('row', { name: /Amel Cherif/ });
  await expect(row).toContainText('amel.cherif@comptoir.example');
  await expect(row).toContainText(/\d+ \/ \d+/);
  await expect(row.getByRole('link')).toHaveAttribute('href', /^\/collectors\/[0-9a-f-]{36}$/);
  await expect(page.getByText('(Account not verified)').first()).toBeVisible();
});

test('the period changes the figures and stands in the address', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collectors');
  const period = page.getByRole('combobox', { name: 'Sort by' });
  await expect(period).toHaveText('This Week');
  const figure = page
    .getByRole('row', { name: /Amel Cherif/ })
    .getByRole('cell')
    .last();
  const week = await figure.innerText();
  await period.click();
  await page.getByRole('option', { name: 'Last 3 Months' }).click();
  await expect(page).toHaveURL(/period=quarter/);
  await expect(figure).not.toHaveText(week);
  await page.reload();
  await expect(period).toHaveText('Last 3 Months');
});

test('a search without a match says so', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/collectors');
  await page.getByPlaceholder('Search').fill('nobody of this name');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No collectors found', { exact: true })).toBeVisible();
});

test('a collector is invited, changed and deleted', async ({ page, signInToOffice }) => {
  const { office } = await signInToOffice('ADMIN');
  const name = `Karim ${randomUUID().slice(0, 8)}`;
  await page.goto('/collectors');
  await page.getByRole('link', { name: 'Add collector' }).click();
  const locked = page.getByRole('main').getByRole('combobox', { name: 'Office' });
  await expect(locked).toBeDisabled();
  await expect(locked).toHaveText(office.name);
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Email').fill(`${name.toLowerCase().replace(' ', '.')}@comptoir.example`);
  await page.getByRole('button', { name: 'Create collector' }).click();
  await expect(page.getByText('Phone number is required', { exact: true })).toBeVisible();
  await page.getByLabel('Phone').fill('+213 555 01 02 03');
  await page.getByRole('button', { name: 'Create collector' }).click();
  await expect(toastOf(page)).toContainText('Collector created successfully');

  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('(Account not verified)');
  await row.getByRole('link').click();
  await page.getByLabel('Phone').fill('+213 555 09 09 09');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(toastOf(page)).toContainText('Collector updated successfully');
  await expect(row).toContainText('+213 555 09 09 09');

  await row.getByRole('link').click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page)).toContainText('Collector deleted successfully');
  await expect(page).toHaveURL(/\/collectors$/);
  await expect(row).toHaveCount(0);
});

test('a COLLECTOR neither finds nor enters the collectors', async ({ page, signInAs }) => {
  await signInAs('COLLECTOR');
  await page.goto('/collectors');
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
});
