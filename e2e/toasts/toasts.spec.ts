import { expect, test } from '../fixtures';
import { WITH_MOTION } from '../fixtures/motion';
import { toastOf } from '../fixtures/toast';
import { ToastPage } from './raised-toasts';

test.use(WITH_MOTION);

test.beforeEach(({ troubles }) => troubles.expect(/503/));

test('a success and a failure look different', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toContainText('Success');
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'default');
  const calm = await toastOf(page).evaluate((toast) => getComputedStyle(toast).borderTopColor);
  // The same sent sooner is a double click.
  await toasts.wait(3_000);
  await toasts.fail();
  await expect(toastOf(page)).toContainText('Error');
  await expect(toastOf(page)).toHaveAttribute('data-variant', 'destructive');
  expect(await toastOf(page).evaluate((toast) => getComputedStyle(toast).borderTopColor)).not.toBe(calm);
});

test('a new toast takes the place of the one before, and has its full time', async ({ page }) => {
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

test('a toast closes itself after 5000 ms, not before', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toBeVisible();
  await toasts.wait(4900);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  await toasts.wait(200);
  await expect(toastOf(page)).toHaveCount(0);
});

test('a toast waits while the pointer is over it', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toBeVisible();
  await toasts.wait(3000);
  await toastOf(page).hover();
  await toasts.wait(60_000);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  await page.mouse.move(5, 5);
  await toasts.wait(1500);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  await toasts.wait(600);
  await expect(toastOf(page)).toHaveCount(0);
});

test('F8 brings the focus to the toasts, which wait for as long as it stays', async ({ page }) => {
  const toasts = await ToastPage.open(page);
  await toasts.succeed();
  await expect(toastOf(page)).toBeVisible();
  // Nobody presses it in the moment in which the toast is drawn.
  await toasts.wait(100);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: /^Notifications/ }).getByRole('list')).toBeFocused();
  await toasts.wait(60_000);
  await expect(toastOf(page)).toHaveAttribute('data-state', 'open');
  await page.getByLabel('Email').focus();
  await toasts.wait(5100);
  await expect(toastOf(page)).toHaveCount(0);
});

for (const [swipe, distance, left] of [
  ['60 px to the right dismisses it', 60, 0],
  ['40 px to the right leaves it', 40, 1],
  ['80 px to the left leaves it', -80, 1],
] as const) {
  test(`a swipe of ${swipe}`, async ({ page }) => {
    const toasts = await ToastPage.open(page);
    await toasts.succeed();
    await expect(toastOf(page)).toBeVisible();
    const box = await toastOf(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 10];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
    await toasts.wait(1000);
    await expect(toastOf(page)).toHaveCount(left);
    await expect(toastOf(page).and(page.locator('[data-state=open]'))).toHaveCount(left);
  });
}
