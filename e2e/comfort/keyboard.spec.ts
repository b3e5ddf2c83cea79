import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';
import { password, people } from '../fixtures/people';

test.use(WITH_MOTION);

test('the keyboard alone signs in, chooses country and office, and steps through the dashboard', async ({ page }) => {
  const { keyboard } = page;
  await page.goto('/auth/login');
  await tabTo(page, page.getByLabel('Email'));
  await keyboard.type(people.SUPERADMIN);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await keyboard.type(password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();

  const main = page.getByRole('main');
  await tabTo(page, main.getByRole('button', { name: 'France' }));
  await keyboard.press('Enter');
  await expect(main.locator('header').getByText('France', { exact: true })).toBeVisible();

  const country = page.getByRole('combobox', { name: 'Select country' });
  await tabTo(page, country, 'Shift+Tab');
  await keyboard.press('Enter');
  await keyboard.type('a');
  await keyboard.press('Enter');
  await expect(country).toHaveText('Algeria');
  await expect(country).toBeFocused();
  const office = page.getByRole('combobox', { name: 'Select office' });
  await tabTo(page, office);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Constantine' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await keyboard.press('Enter');
  await keyboard.type('o');
  await keyboard.press('Enter');
  await expect(office).toHaveText('Oran Front de Mer');
  await expect(main.getByRole('region', { name: "Today's collections" })).toBeVisible();

  await tabTo(page, main.getByRole('button', { name: 'Back' }));
  await keyboard.press('Enter');
  await expect(main.getByRole('button', { name: /^Constantine/ })).toBeVisible();
});

test('the first Tab offers to skip the navigation', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeEnabled();
  for (let presses = 0; presses < 40; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
