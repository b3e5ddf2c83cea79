import type { Page } from '@playwright/test';

/** Records in each following page when the selector first matches. */
export async function watchFirst(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      look.disconnect();
      Reflect.set(window, 'firstSeenAt', performance.timeOrigin + performance.now());
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** In milliseconds since 1970. */
export async function firstSeenAt(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Reflect.get(window, 'firstSeenAt')));
}
