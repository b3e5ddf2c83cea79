import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';
import { toastOf } from '../fixtures/toast';
import { ToastPage } from './raised-toasts';

test.use(WITH_MOTION);

test.beforeEach(({ pageErrors }) => pageErrors.expect(/503/));

test('a success and a failure look different', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'default');
  const successColor = await toastOf(page).evaluate((toast) => getComputedStyle(toast).borderTopColor);
  // A faster repetition would be a double click.
  await toasts.wait(3_000);
  await toasts.fail();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive');
  expect(await toastOf(page).evaluate((toast) => getComputedStyle(toast).borderTopColor)).not.toBe(successColor);
});

test('a new toast replaces the previous one, and has its full time', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toContainText('Success');
  await toasts.wait(4000);
  await toasts.fail();
  await expect(toastOf(page)).toContainText('Not now.');
  await expect(toastOf(page)).toHaveCount(1);
  await toasts.wait(4000);
  await expect(toastOf(page)).toContainText('Not now.');
  await toasts.wait(1100);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a swipe of 60 px to the right dismisses it', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toBeVisible();
  const box = await toastOf(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 30, y, { steps: 4 });
  await page.mouse.move(x + 60, y, { steps: 4 });
  await page.mouse.up();
  await toasts.wait(1000);
  await expect(toastOf(page)).toHaveCount(0);
});
