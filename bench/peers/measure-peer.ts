import type { Browser, Page } from '@playwright/test';
import { measureColdLoad } from '../cold-load/cold-load';
import { firstSeenAt, watchFirst } from '../cold-load/first-seen';
import { measureList } from '../long-list/measure-list';
import { blockingTimeAtRest, slowDown, watchLongTasks } from '../responsiveness/responsiveness';
import type { Contestant } from './contestants';

/** One measurement of everything that the table tells; times in milliseconds. */
export interface Figures {
  /** Brotli bytes of scripts, requests, and the longest chain of requests, all before the first of 50 rows. */
  scriptBytes: number;
  requests: number;
  depth: number;
  /** On a slow phone: to the first of 50 rows, and what its main thread was blocked until the page came to rest. */
  slowFirstRow: number;
  blocking: number;
  /** The same with 50,000. */
  slowFirstRowOfAll: number;
  /** At full speed, with 50,000 rows: to the first row, MiB after a collection, longest frame while scrolling. */
  firstRowOfAll: number;
  heap: number;
  longestFrame: number;
}

export interface Visit {
  /** Of the server that answers for the contestant. */
  address: string;
  /** What the browser holds for a person who is signed in and has selected the office of 50 agencies. */
  few: Readonly<Record<string, string>>;
  /** The same for the office of 50,000. */
  all: Readonly<Record<string, string>>;
}

/** Lighthouse's figures for a slow phone, as it hands them to the browser (`mobileSlow4G`). */
const SLOWER_PROCESSOR = 4;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
/** How long a slow phone may take. */
const PATIENCE_MS = 120_000;
/** All rows of a virtual list, and a page of 50, are higher than this, in pixels. */
const HEIGHT = { 'all, virtual': 1_000_000, 'pages of 50': 1000 };

export async function measurePeer(browser: Browser, contestant: Contestant, visit: Visit): Promise<Figures> {
  const { row } = contestant;
  const address = `${visit.address}${contestant.path}`;
  const { before } = await measureColdLoad(browser, {
    address,
    storage: visit.few,
    first: row,
    until: (page) => page.locator(row).first().waitFor(),
  });
  const few = await inNewBrowser(browser, visit.few, (page) => measureSlowly(page, address, row));
  const all = await inNewBrowser(browser, visit.all, (page) => measureSlowly(page, address, row));
  const list = { address, row, scroller: contestant.scroller, height: HEIGHT[contestant.shows] };
  const { firstRow, heap, longestFrame } = await inNewBrowser(browser, visit.all, (page) => measureList(page, list));
  return {
    ...before,
    slowFirstRow: few.firstRow,
    blocking: few.blocking,
    slowFirstRowOfAll: all.firstRow,
    firstRowOfAll: firstRow,
    heap,
    longestFrame,
  };
}

async function measureSlowly(page: Page, address: string, row: string) {
  page.setDefaultTimeout(PATIENCE_MS);
  const session = await slowDown(page, SLOWER_PROCESSOR);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await watchLongTasks(page);
  await watchFirst(page, row);
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(row).first().waitFor();
  const firstRow = (await firstSeenAt(page)) - (await page.evaluate(() => performance.timeOrigin));
  return { firstRow, blocking: await blockingTimeAtRest(page) };
}

async function inNewBrowser<Result>(
  browser: Browser,
  storage: Readonly<Record<string, string>>,
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext();
  try {
    // The compiler of this script calls it in functions that run in the page.
    await context.addInitScript('globalThis.__name = (named) => named');
    await context.addInitScript((entries) => {
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, storage);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}
