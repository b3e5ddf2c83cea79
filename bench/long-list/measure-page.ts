import type { Locator, Page } from '@playwright/test';
import { blockingTimeAtRest, watchLongTasks } from '../responsiveness/responsiveness';
import { heapOf } from './heap';

export interface PageFigures {
  /** After a garbage collection, in MiB. */
  heap: number;
  elements: number;
  /** Time of long tasks beyond 50 ms until nothing blocked for two seconds, in milliseconds. */
  blocking: number;
  /** In milliseconds; 0 if no task exceeded 50. */
  longestTask: number;
}

export async function measurePage(page: Page, address: string, seen: (page: Page) => Locator): Promise<PageFigures> {
  await watchLongTasks(page);
  await page.goto(address);
  await seen(page).waitFor();
  const blocking = await blockingTimeAtRest(page);
  const tasks = await page.evaluate<number[]>('longTasks');
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  return { heap: await heapOf(page), elements, blocking, longestTask: Math.max(0, ...tasks) };
}
