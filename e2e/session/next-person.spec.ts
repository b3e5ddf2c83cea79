import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures';
import { go } from '../fixtures/go';

test('a sign-out in one tab signs out the other', async ({ page, signInAs, context }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/suppliers');
  await expect(other.getByRole('heading', { name: 'Suppliers' })).toBeVisible();
  await signOut(other);
  await expect(page).toHaveURL(/\/auth\/login$/);

  await other.getByRole('button', { name: 'Super Admin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('combobox', { name: 'Select country' })).toBeEnabled();
});

test('the next person sees nothing of the previous one, even while data is loading', async ({ page, signInAs }) => {
  const { name } = await (await signInAs('SUPERADMIN')).me();
  await page.goto('/');
  await expect(page.getByText(name)).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'France' }).click();
  await expect(page.locator('main header').getByText('France', { exact: true })).toBeVisible();
  await go(page, '/manage-offices');
  await expect(page.getByRole('link', { name: 'Paris Nord' })).toBeVisible();
  await signOut(page);
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByText(name)).toHaveCount(0);

  const held: Route[] = [];
  let holding = true;
  await page.route(/\/api\/(?!login)/, async (route) => {
    if (holding) held.push(route);
    else await route.continue();
  });
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Offices' }).click();
  await expect(page.getByRole('heading', { name: 'Manage Offices' })).toBeVisible();
  for (const secret of ['Paris Nord', name, 'France']) await expect(page.getByText(secret)).toHaveCount(0);
  holding = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('link', { name: 'Algiers Centre' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Paris Nord' })).toHaveCount(0);
});

test('a form half filled at the sign-out is empty for the next person', async ({ page, signInAs }) => {
  await signInAs('SUPERADMIN');
  await page.goto('/manage-offices/new');
  await page.getByLabel('Name', { exact: true }).fill('A secret plan');
  await signOut(page);
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  await page.getByRole('navigation').getByRole('link', { name: 'Manage Offices' }).click();
  await page.getByRole('link', { name: 'Add Office' }).click();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('');
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Profile' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}
