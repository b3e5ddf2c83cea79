import type { CDPSession } from '@playwright/test';
import { chromium } from '../chromium';
import { expect, test } from '../fixtures';
import { Api } from '../fixtures/api';
import { beginWith } from '../fixtures/browser-storage';

test('no page blocks the back-forward cache', async ({ playwright, request, product }) => {
  // Playwright disables the back-forward cache; headless Chromium has none, but reports what would block it.
  const browser = await playwright.chromium.launch({
    ...chromium,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage();
  await beginWith(page, { userToken: (await Api.signIn(request, product.url, 'OFFICEMANAGER')).token });
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  for (const address of ['/agencies', '/exchange', '/']) {
    const listening = page.waitForResponse('**/api/events');
    await page.goto(product.url + address);
    await listening;
    await page.goto(`${product.url}/config.json`);
    const reasons = reasonsOf(session);
    await page.goBack();
    const found = await reasons;
    expect(found).toContainEqual({ type: 'Circumstantial', reason: 'BackForwardCacheDisabledForDelegate' });
    expect(found.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
  }
  await browser.close();
});

test('a page restored from history shows nothing after a sign-out', async ({ page, signInAs }) => {
  await signInAs('OFFICEMANAGER');
  await page.goto('/agencies');
  await expect(page.getByRole('table', { name: 'Agencies' }).getByRole('row').nth(1)).toBeVisible();
  await page.evaluate(() => {
    localStorage.removeItem('userToken');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(page).toHaveURL(/\/auth\/login$/);
  await expect(page.getByRole('table')).toHaveCount(0);
});

/** Reasons why the next page restored from history loads again. */
function reasonsOf(session: CDPSession): Promise<{ type: string; reason: string }[]> {
  return new Promise((resolve) => {
    session.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
      resolve(notRestoredExplanations.map(({ type, reason }) => ({ type, reason }))),
    );
  });
}
