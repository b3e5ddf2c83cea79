import type { BrowserContext } from '@playwright/test';

/** When things stood in a page, in milliseconds since somebody went there. */
export interface Visit {
  /** The sidebar. */
  frame: number;
  rows: number;
}

/** What is looked for, as CSS selectors. */
const WANTED: Readonly<Record<keyof Visit, string>> = { frame: 'nav a', rows: '[role=table] [role=cell]' };

/** Opens a list in a tab of its own, and says when it stood there. */
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
