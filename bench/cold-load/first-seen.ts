import type { CDPSession, Page } from '@playwright/test';

/** Records in each following page when the selector first matches. */
export async function watchFirst(page: Page, selector: string): Promise<void> {
  await page.addInitScript((wanted) => {
    const look = new MutationObserver(() => {
      if (!document.querySelector(wanted)) return;
      look.disconnect();
      Reflect.set(window, 'firstSeenAt', performance.now());
    });
    look.observe(document, { childList: true, subtree: true });
  }, selector);
}

/**
 * In milliseconds of the browser's monotonic clock, like the starts of requests: the wall clock of a busy machine
 * differs by more than the few milliseconds until the requests that follow the content.
 */
export async function firstSeenAt(page: Page, session: CDPSession): Promise<number> {
  const sinceNavigation = Number(await page.evaluate(() => Reflect.get(window, 'firstSeenAt')));
  const { metrics } = await session.send('Performance.getMetrics');
  const navigation = metrics.find(({ name }) => name === 'NavigationStart')?.value ?? Number.NaN;
  return navigation * 1000 + sinceNavigation;
}
