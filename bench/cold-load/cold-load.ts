import type { Browser, CDPSession, Page } from '@playwright/test';
import { firstSeenAt, watchFirst } from './first-seen';
import { layoutShiftOf, watchLayoutShift } from './layout-shift';
import { depthsOf, type SeenRequest } from './request-depth';
import { watchRequests } from './watch-requests';

export interface ColdLoadOptions {
  address: string;
  /** Initial storage of the browser: a session, a selection. */
  storage?: Readonly<Record<string, string>>;
  /** Resolves when the awaited content is there, which ends the measurement. */
  until: (page: Page) => Promise<void>;
  /** CSS selector of the first awaited content; absent: everything until the end counts. */
  first?: string;
}

export interface ColdLoad {
  requests: number;
  /** Transferred bytes of scripts, compressed, without headers. */
  scriptBytes: number;
  /** Longest chain of dependent requests for the code, including the page. */
  depthOfCode: number;
  depthOfData: number;
  /** Requests started before the first awaited content appeared, and their longest chain. */
  before: { requests: number; depth: number; scriptBytes: number };
  layoutShift: number;
  seen: readonly (SeenRequest & { depth: number; isBefore: boolean })[];
}

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
    const firstAt = options.first === undefined ? Number.POSITIVE_INFINITY : await firstSeenAt(page, session);
    const seen = requests().map((request) => ({
      ...request,
      depth: depths.get(request.url) ?? 1,
      isBefore: request.at <= firstAt,
    }));
    const before = seen.filter(({ isBefore }) => isBefore);
    const deepest = (some: typeof seen) => Math.max(...some.map(({ depth }) => depth));
    return {
      requests: seen.length,
      scriptBytes: scriptBytesOf(seen),
      depthOfCode: deepest(seen.filter((request) => isScript(request) || request.type === 'Stylesheet')),
      depthOfData: deepest(seen),
      before: {
        requests: before.length,
        depth: deepest(before),
        scriptBytes: scriptBytesOf(before),
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
  await session.send('Performance.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: false });
}

function isScript({ type }: SeenRequest): boolean {
  return type === 'Script';
}

function scriptBytesOf(requests: readonly SeenRequest[]): number {
  return requests.filter(isScript).reduce((sum, { bytes }) => sum + bytes, 0);
}
