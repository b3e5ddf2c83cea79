import { setTimeout as pause } from 'node:timers/promises';
import { watchLayoutShift } from '@comptoir/bench/layout-shift';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { beginWith } from '../fixtures/browser-storage';
import { everyPage, PARTS, type PagesOf, type Part } from '../fixtures/every-page';
import { WITH_MOTION } from '../fixtures/motion';
import { expectSettled } from '../fixtures/settled';
import { expectSteady } from '../fixtures/steady';

test.use(WITH_MOTION);

/** Time a page rests before the measurement: My day loads its further pages ten seconds after its start. */
const REST_MS = 11_000;
/** In milliseconds. */
const MEASURED_MS = 3_000;
/** A hundredth of the processor over that time, in seconds. */
const MOST_WORK_SECONDS = 0.03;
/** Each visible tab keeps an event stream, and Chromium opens at most six connections to a server. */
const TABS_OF_BROWSER = 4;

const RECORDS: readonly Part[] = ['lists', 'records'];

/** Groups whose tabs fit into the memory of the machine. */
const TOGETHER: Readonly<Record<string, readonly Part[]>> = {
  'lists and records': RECORDS,
  'forms and others': PARTS.filter((part) => !RECORDS.includes(part)),
};

for (const [name, parts] of Object.entries(TOGETHER)) {
  test(
    `a page does not shift while it loads, and does no work when idle: ${name}`,
    { tag: '@long' },
    async ({ browser, request, product }) => {
      test.slow();
      const pages = await everyPage(request, product);
      // All tabs open before the first one rests, since a new tab notifies the others.
      const tabs: Tab[] = [];
      for (const { begin, addresses } of parts.map((part) => pages[part])) {
        for (let start = 0; start < addresses.length; start += TABS_OF_BROWSER) {
          const context = await browser.newContext({ baseURL: product.url });
          const others = addresses.slice(start + 1, start + TABS_OF_BROWSER);
          for (const together of [addresses.slice(start, start + 1), others]) {
            tabs.push(...(await Promise.all(together.map((address) => open(context, begin, address)))));
          }
        }
      }
      await measure(tabs);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
  );
}

async function measure(tabs: readonly Tab[]): Promise<void> {
  await pause(REST_MS);
  // Chromium collects the garbage of the start some seconds later, up to 70 ms of work: force it now.
  await Promise.all(tabs.map(({ session }) => session.send('HeapProfiler.collectGarbage')));
  const before = await Promise.all(tabs.map(metricsOf));
  await pause(MEASURED_MS);
  const after = await Promise.all(tabs.map(metricsOf));
  for (const [index, { page }] of tabs.entries()) {
    await expectSteady(page);
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

async function open(context: BrowserContext, begin: PagesOf['begin'], address: string): Promise<Tab> {
  const page = await context.newPage();
  await beginWith(page, begin);
  await watchLayoutShift(page);
  await page.goto(address);
  await expectSettled(page);
  const session = await context.newCDPSession(page);
  // Processor time: wall-clock time would include other processes.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, session };
}

async function metricsOf({ session }: Tab): Promise<{ layouts: number; work: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { layouts: valueOf('LayoutCount'), work: valueOf('TaskDuration') };
}
