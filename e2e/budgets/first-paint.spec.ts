import type { Locator, Page } from '@playwright/test';
import { layoutShiftOf, watchLayoutShift } from '@comptoir/bench/layout-shift';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';
import { password, people } from '../fixtures/people';

/** Blocks every script of the application until released. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const firstPaint = (page: Page) => page.locator('#first-paint');

test.describe('before any script of the application', () => {
  for (const { language, appearance, heading, direction, background } of [
    {
      language: 'en',
      appearance: 'light',
      heading: 'Welcome back',
      direction: 'ltr',
      background: 'rgb(244, 246, 246)',
    },
    { language: 'ar', appearance: 'dark', heading: 'مرحبًا بعودتك', direction: 'rtl', background: 'rgb(13, 21, 24)' },
  ]) {
    test(`sign-in is painted, ${language} and ${appearance}`, async ({ page }) => {
      await beginWith(page, { language, appearance });
      await holdScripts(page);
      await page.goto('/auth/login', { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      await expect(page.locator('body')).toHaveCSS('background-color', background);
      await expect(page.locator('input[name=email]')).toBeEditable();
      await expect(page.getByRole('button', { name: 'Super Admin' })).toBeVisible();
    });
  }

  test('sign-in is painted only where it will be shown', async ({ page, product, request }) => {
    await holdScripts(page);
    await page.goto('/auth/login', { waitUntil: 'commit' });
    const api = await Api.signIn(request, product.url, 'OFFICEMANAGER');
    const painted = async (address: string, userToken = '') => {
      await page.evaluate((token) => localStorage.setItem('userToken', token), userToken);
      await page.goto(address, { waitUntil: 'commit' });
      await expect(page.locator('noscript')).toBeAttached();
      return firstPaint(page).getByRole('heading', { name: 'Welcome back' }).count();
    };
    expect(await painted('/')).toBe(1);
    expect(await painted('/', 'no token')).toBe(1);
    expect(await painted('/', api.token)).toBe(0);
    expect(await painted('/auth/login', api.token)).toBe(0);
    expect(await painted('/auth/forgot-password')).toBe(0);
    expect(await painted('/auth/confirm-user?token=x')).toBe(0);
  });
});

test.describe('the frame of a signed-in person appears before any script of the application', () => {
  const outline = (page: Page) => firstPaint(page).locator('[inert] > div');
  const boxes = (...parts: Locator[]) => Promise.all(parts.map((part) => part.boundingBox()));

  for (const { width, language, appearance, background } of [
    { width: 1440, language: 'en', appearance: 'light', background: 'rgb(255, 255, 255)' },
    { width: 390, language: 'en', appearance: 'light', background: 'rgb(255, 255, 255)' },
    { width: 1440, language: 'ar', appearance: 'dark', background: 'rgb(21, 31, 36)' },
    { width: 390, language: 'ar', appearance: 'dark', background: 'rgb(21, 31, 36)' },
  ]) {
    test(`it is painted, and nothing moves: ${width} pixels, ${language} and ${appearance}`, async ({
      page,
      product,
      request,
    }) => {
      const { token } = await Api.signIn(request, product.url, 'OFFICEMANAGER');
      await page.setViewportSize({ width, height: 844 });
      await beginWith(page, { userToken: token, language, appearance });
      await watchLayoutShift(page);
      const release = await holdScripts(page);
      await page.goto('/agencies', { waitUntil: 'commit' });
      const [side, top, main] = [outline(page).nth(0), outline(page).nth(1), outline(page).nth(2)];
      await expect(top).toBeVisible();
      await expect(top).toHaveCSS('background-color', background);
      await expect(main.locator('[data-style]').last()).toBeVisible();
      await expect(page.getByText('Comptoir', { exact: true })).toBeVisible({ visible: width > 900 });
      const before = await boxes(side, top, main);
      release();
      await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
      await expect(firstPaint(page)).toHaveCount(0);
      expect(await boxes(page.locator('nav'), page.locator('#root header').first(), page.locator('main'))).toEqual(
        before,
      );
      expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
    });
  }

  test('the frame does not appear signed out or with an unreadable token', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/agencies', { waitUntil: 'commit' });
    for (const userToken of ['', 'no token']) {
      await page.evaluate((token) => localStorage.setItem('userToken', token), userToken);
      for (const address of ['/agencies', '/settings', '/']) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(page.locator('noscript')).toBeAttached();
        await expect(outline(page)).toHaveCount(0);
      }
    }
  });
});

test('input typed before the scripts arrive is kept with focus and caret, and nothing moves', async ({ page }) => {
  await watchLayoutShift(page);
  const release = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  const passwordField = page.getByLabel('Password', { exact: true });
  await page.getByLabel('Email').fill('admin@comptoir.example');
  await passwordField.pressSequentially('secret');
  for (const _letter of 'cret') await page.keyboard.press('ArrowLeft');
  release();
  await expect(firstPaint(page)).toHaveCount(0);
  await page.keyboard.type('-');
  await expect(passwordField).toBeFocused();
  await expect(passwordField).toHaveValue('se-cret');
  await expect(page.getByLabel('Email')).toHaveValue('admin@comptoir.example');
  expect(await layoutShiftOf(page)).toBeLessThanOrEqual(0.02);
});

test('Enter pressed before the scripts arrive signs in afterwards, and sends nothing to the page server', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.OFFICEMANAGER);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const opened: string[] = [];
  page.on('request', (sent) => sent.isNavigationRequest() && opened.push(sent.url()));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign in' })).toHaveAttribute('data-held');
  release();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  expect(opened).toEqual([]);
});

test('a language chosen before the scripts arrive applies to the page, and the input stays', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/auth/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(people.ADMIN);
  await page.getByRole('button', { name: 'Français' }).click();
  release();
  await expect(page.getByRole('heading', { name: 'Content de vous revoir' })).toBeVisible();
  await expect(page.locator('input[name=email]')).toHaveValue(people.ADMIN);
});
