import { expect, test } from '../fixtures';

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

test('a COLLECTOR neither finds nor enters the collectors', async ({ page, signInAs }) => {
  await signInAs('COLLECTOR');
  await page.goto('/collectors');
  await expect(page.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
});
