import type { Page } from '@playwright/test';

const MiB = 1024 * 1024;

/** Memory of the scripts of a page after a garbage collection, in MiB. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / MiB;
}
