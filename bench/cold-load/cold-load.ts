import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstSeenAt, watchFirst } from './first-seen';
import { layoutShiftOf, watchLayoutShift } from './layout-shift';
import { depthsOf, type SeenRequest } from './request-depth';
import { watchRequests } from './watch-requests';

export interface ColdLoadOptions {
  /** Address of the page. */
  address: string;
  /** What the browser's storage holds before: a session, a selection. */
  storage?: Readonly<Record<string, string>>;
  /** Ends the measurement: what the person waits for is there. */
  until: (page: Page) => Promise<void>;
  /** CSS selector of the first of what the person waits for; absent: all that was seen until then counts. */
  first?: string;
}

export interface ColdLoad {
  /** Requests begun until then. */
  requests: number;
  /** Bytes of scripts on the wire, compressed, headers not counted. */
  scriptBytes: number;
  /** Longest chain of requests that wait for one another until the code is there, the page itself counted. */
  depthOfCode: number;
  /** The same until the data is there. */
  depthOfData: number;
  /** Requests begun before the first of what the person waits for stood in the page, and the longest chain of them. */
  before: { requests: number; depth: number; scriptBytes: number };
  /** Cumulative layout shift. */
  layoutShift: number;
  seen: readonly (SeenRequest & { depth: number })[];
}

/** Loads a page in a profile that has never seen the product, and counts what goes over the wire. */
export async function measureColdLoad(browser: Browser, options: ColdLoadOptions): Promise<ColdLoad> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await prepare(page, session, options.storage ?? {});
    if (options.first !== undefined) await watchFirst(page, options.first);
    const requests = await watchRequests(session);
    await page.goto(options.address);
    await options.until(page);
    const depths = depthsOf(requests());
    const seen = requests().map((request) => ({ ...request, depth: depths.get(request.url) ?? 1 }));
    const deepest = (which: (request: SeenRequest) => boolean) =>
      Math.max(...seen.filter(which).map(({ depth }) => depth));
    const firstAt = options.first === undefined ? Number.POSITIVE_INFINITY : await firstSeenAt(page);
    const isBefore = ({ at }: SeenRequest) => at <= firstAt;
    return {
      requests: seen.length,
      scriptBytes: scriptBytesOf(seen),
      depthOfCode: deepest((request) => isScript(request) || request.type === 'Stylesheet'),
      depthOfData: deepest(() => true),
      before: {
        requests: seen.filter(isBefore).length,
        depth: deepest(isBefore),
        scriptBytes: scriptBytesOf(seen.filter(isBefore)),
      },
      layoutShift: await layoutShiftOf(page),
      seen,
    };
  } finally {
    await context.close();
  }
}

async function prepare(page: Page, session: CDPSession, storage: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, storage);
  await watchLayoutShift(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
}

function isScript({ type }: SeenRequest): boolean {
  return type === 'Script';
}

function scriptBytesOf(requests: readonly SeenRequest[]): number {
  return requests.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
}
