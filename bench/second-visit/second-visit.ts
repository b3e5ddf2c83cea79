import type { BrowserContext } from '@playwright/test';

/** Milliseconds since the navigation. */
export interface Visit {
  frame: number;
  rows: number;
}

const WANTED: Readonly<Record<keyof Visit, string>> = { frame: 'nav a', rows: '[role=table] [role=cell]' };

export async function measureVisit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript((wanted) => {
    const seen: Record<string, number> = {};
    Reflect.set(window, 'seenAt', seen);
    new MutationObserver(() => {
      for (const [name, selector] of Object.entries(wanted)) {
        if (document.querySelector(selector)) seen[name] ??= performance.now();
      }
    }).observe(document, { childList: true, subtree: true });
  }, WANTED);
  await page.goto(url);
  await page.locator(WANTED.rows).first().waitFor();
  const seen = await page.evaluate<Partial<Visit>>(() => Reflect.get(window, 'seenAt'));
  await page.close();
  return { frame: seen.frame ?? Number.NaN, rows: seen.rows ?? Number.NaN };
}
