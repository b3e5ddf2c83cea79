import type { Page } from '@playwright/test';

/** Has each page from now on add up how much of it moves without a person's doing (the field's CLS). */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'layoutShift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'hadRecentInput')) continue;
        Reflect.set(window, 'layoutShift', Reflect.get(window, 'layoutShift') + Reflect.get(entry, 'value'));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Cumulative layout shift of the page so far. */
export async function layoutShiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Reflect.get(window, 'layoutShift')));
}
