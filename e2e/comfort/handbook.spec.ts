import { expect, test } from '../fixtures';
import { expectNoAxeViolations } from '../fixtures/axe';
import { go } from '../fixtures/go';
import { hold } from '../fixtures/hold';

test('? opens the handbook page of the role with its pictures, at the part about the open page', async ({
  page,
  signInAs,
}) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('?');
  const link = page.getByRole('dialog', { name: 'Keyboard shortcuts' }).getByRole('link', { name: 'Handbook' });
  await expect(link).toHaveAttribute('hreflang', 'en');
  const opened = page.waitForEvent('popup');
  await link.click();
  const handbook = await opened;
  await expect(handbook).toHaveURL(/\/help\/office\.html$/);
  await expect(handbook.getByRole('heading', { level: 1, name: 'Work in an office' })).toBeVisible();
  await expect(
    handbook.getByRole('navigation', { name: 'Handbook' }).getByRole('link', { name: 'Collect on a round' }),
  ).toBeVisible();
  const picture = handbook.getByRole('img', { name: 'Dashboard' });
  await expect.poll(() => picture.evaluate((each) => each instanceof HTMLImageElement && each.naturalWidth)).toBe(1280);
  await expectNoAxeViolations(handbook);

  await page.keyboard.press('Escape');
  await go(page, '/exchange');
  await expect(page.getByRole('heading', { level: 1, name: 'Exchange' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(link).toHaveAttribute('href', '/help/office.html#exchange');
});

test('the profile menu opens it as well, at the round for a collector, and it fits a phone', async ({
  page,
  signInAs,
}) => {
  await signInAs('COLLECTOR');
  await page.goto('/');
  await page.getByRole('button', { name: /Profile/ }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('menuitem', { name: 'Handbook' }).click();
  const handbook = await opened;
  // With its styles.
  await handbook.waitForLoadState();
  await expect(handbook.getByRole('heading', { level: 1, name: 'Collect on a round' })).toBeVisible();
  await handbook.setViewportSize({ width: 390, height: 844 });
  await handbook.emulateMedia({ colorScheme: 'dark' });
  const wider = await handbook.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBe(0);
  await expectNoAxeViolations(handbook);
});

test('the entries of the profile menu do not move when the name arrives', async ({ page, signInAs }) => {
  const letGo = await hold(page, '/me');
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await page.getByRole('button', { name: 'Profile' }).click();
  const menu = page.getByRole('menu', { name: 'Profile' });
  const tops = async () => {
    const boxes = await Promise.all((await menu.getByRole('menuitem').all()).map((entry) => entry.boundingBox()));
    return boxes.map((box) => box?.y);
  };
  await expect(menu.getByRole('menuitem')).toHaveCount(3);
  const before = await tops();
  letGo();
  await expect(menu).toHaveAccessibleDescription(/^Samira Boudiaf/);
  expect(await tops()).toEqual(before);
});
