import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

test('light and dark persist, and the system setting applies only where it is chosen', async ({ page, signInAs }) => {
  await signInAs('COLLECTOR');
  await page.goto('/settings');
  await expect(page.getByRole('radio', { name: 'System' })).toBeChecked();
  expect(await isDark(page)).toBe(false);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await isDark(page)).toBe(true);

  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await isDark(page)).toBe(false);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(await isDark(page)).toBe(false);

  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await isDark(page)).toBe(true);
  await page.getByRole('radio', { name: 'System' }).check();
  expect(await isDark(page)).toBe(false);
});

async function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const style = getComputedStyle(document.body);
    const brightness = (color: string) => {
      const channels = (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      return channels.reduce((sum, channel) => sum + channel, 0);
    };
    return brightness(style.color) > brightness(style.backgroundColor);
  });
}
