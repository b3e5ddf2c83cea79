import { expect, test } from '../fixtures';
import { toastOf } from '../fixtures/toast';
import { superette } from './agency-form';

test('the keyboard alone signs in and creates an agency', async ({ page }) => {
  const { keyboard } = page;
  const tabTo = async (name: string) => {
    for (let presses = 0; presses < 40; presses++) {
      await keyboard.press('Tab');
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document;
        return `${element?.textContent ?? ''} ${element?.getAttribute('aria-label') ?? ''}`.trim();
      });
      if (focused === name) return;
    }
    throw new Error(`The Tab key does not reach ${name}`);
  };

  await page.goto('/agencies');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await tabTo('Office Manager');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Agencies' })).toBeVisible();
  await tabTo('Add agency');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'New Agency' })).toBeVisible();

  const { name, address, city, postalCode, email, phone } = superette;
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keyboard.type(name);
  for (const text of [address, city, postalCode]) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await keyboard.type('alger');
  await expect(page.getByRole('option', { name: /Algeria/ })).toBeVisible();
  await keyboard.press('Enter');
  for (const text of [email, phone]) {
    await keyboard.press('Tab');
    await keyboard.type(text);
  }
  await tabTo('Create agency');
  await keyboard.press('Enter');
  await expect(toastOf(page)).toContainText('Agency created successfully');
  await expect(page).toHaveURL(/\/agencies$/);
});
