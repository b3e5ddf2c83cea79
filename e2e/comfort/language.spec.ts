import { expect, test } from '../fixtures';

test('a language chosen before the sign-in applies afterwards, and survives a reload', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'Français', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Français', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Admin', exact: true }).click();
  const navigation = page.getByRole('navigation');
  await expect(navigation.getByRole('link', { name: 'Agences', exact: true })).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'Livre de caisse' })).toBeVisible();
  await page.reload();
  await expect(navigation.getByRole('link', { name: 'Agences', exact: true })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('Arabic is written from right to left, and so is the page', async ({ page }) => {
  await page.goto('/auth/login');
  await page.getByRole('button', { name: 'العربية', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'مرحبًا بعودتك' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'Office Manager', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'لوحة التحكم' })).toBeVisible();
  const [side, main] = await Promise.all([
    page.getByRole('navigation').boundingBox(),
    page.getByRole('main').boundingBox(),
  ]);
  expect(side?.x).toBeGreaterThan(main?.x ?? Infinity);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
});

test('a change of language after the sign-in applies to the shell and the remotes', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Français' }).check();
  await page.getByRole('navigation').getByRole('link', { name: 'Agences', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Agences', exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Agences', exact: true })).toBeVisible();
});
