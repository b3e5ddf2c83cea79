import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { everyPage, PARTS, type Part } from '../fixtures/every-page';
import { WITH_MOTION } from '../fixtures/motion';
import { expectSettled } from '../fixtures/settled';

test.use(WITH_MOTION);

/** How long a page is left alone before it is measured, and for how long it is, in milliseconds. */
const REST_MS = 5_000;
const MEASURED_MS = 3_000;
/** A hundredth of a processor over that time, in seconds. */
const MOST_WORK_SECONDS = 0.03;
/** Each tab in view listens for changes, and Chromium keeps at most six connections from a browser to a server. */
const TABS_OF_BROWSER = 4;

/** So many that the tabs of one test fit into the machine. */
const TOGETHER: Readonly<Record<string, readonly Part[]>> = {
  lists: ['lists'],
  forms: ['forms'],
  records: ['records'],
  others: PARTS.filter((part) => !['lists', 'forms', 'records'].includes(part)),
};

for (const [name, parts] of Object.entries(TOGETHER)) {
  test(`a page that nobody touches does nothing: ${name}`, async ({ browser, request, product }) => {
    test.slow();
    const pages = await everyPage(request, product);
    const visits: Visit[] = [];
    for (const { begin, addresses } of parts.map((part) => pages[part])) {
      for (let start = 0; start < addresses.length; start += TABS_OF_BROWSER) {
        // What the first tab brings the others find in the cache.
        const context = await browser.newContext({ baseURL: product.url });
        const tabs = addresses.slice(start, start + TABS_OF_BROWSER);
        visits.push(...tabs.map((address) => ({ context, begin, address })));
      }
    }
    await measure(visits);
    await Promise.all(browser.contexts().map((context) => context.close()));
  });
}

interface Visit {
  context: BrowserContext;
  begin: Readonly<Record<string, string>>;
  address: string;
}

/** Opens all of them before the first is left alone: a tab that opens tells the others of its person. */
async function measure(visits: readonly Visit[]): Promise<void> {
  const tabs: Tab[] = [];
  for (const visit of visits) tabs.push(await open(visit));
  await pause(REST_MS);
  // Some seconds after a page was opened Chromium collects the garbage of its start, up to 70 ms of work at a moment of its
  // own choice: it does so now.
  await Promise.all(tabs.map(({ session }) => session.send('HeapProfiler.collectGarbage')));
  const before = await Promise.all(tabs.map(metricsOf));
  await pause(MEASURED_MS);
  const after = await Promise.all(tabs.map(metricsOf));
  for (const [index, { page }] of tabs.entries()) {
    const [first, last] = [before[index], after[index]];
    expect.soft(last?.layouts, `layouts of ${page.url()}`).toBe(first?.layouts);
    const work = (last?.work ?? Number.NaN) - (first?.work ?? Number.NaN);
    expect.soft(work, `seconds of work of ${page.url()}`).toBeLessThanOrEqual(MOST_WORK_SECONDS);
  }
  await Promise.all(tabs.map(({ page }) => page.close()));
}

interface Tab {
  page: Page;
  session: CDPSession;
}

async function open({ context, begin, address }: Visit): Promise<Tab> {
  const page = await context.newPage();
  await beginWith(page, begin);
  await page.goto(address);
  await expectSettled(page);
  const session = await context.newCDPSession(page);
  // Seconds of the processor: on a busy machine those of the clock count what others do.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

async function metricsOf({ session }: Tab): Promise<{ layouts: number; work: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { layouts: valueOf('LayoutCount'), work: valueOf('TaskDuration') };
}
