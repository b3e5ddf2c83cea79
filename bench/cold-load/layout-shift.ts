import type { Page } from '@playwright/test';

/** Sums up layout shifts (CLS) in each following page. */
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

export async function layoutShiftOf(page: Page): Promise<number> {
  return Number(await page.evaluate(() => Reflect.get(window, 'layoutShift')));
}
