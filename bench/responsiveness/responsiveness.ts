import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** A task longer than this blocks a person who acts meanwhile, in milliseconds; the field's long task. */
const LONG_TASK_MS = 50;
/** A page that blocks nothing for so long has come to rest. */
const AT_REST_MS = 2000;

/** Slows the page's processor down by a factor. */
export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

/** Has each page from now on write down its long tasks. */
export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** What the long tasks of the page took beyond the limit, all together, in milliseconds: its total blocking time. */
export async function blockingTimeOf(page: Page): Promise<number> {
  const tasks = await page.evaluate<number[]>('longTasks');
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

/** Its total blocking time once it has come to rest. */
export async function blockingTimeAtRest(page: Page): Promise<number> {
  let blocking = await blockingTimeOf(page);
  for (let before = Number.NaN; before !== blocking; blocking = await blockingTimeOf(page)) {
    before = blocking;
    await pause(AT_REST_MS);
  }
  return blocking;
}

/** Clicks a link of the page, and answers how long it takes until a frame shows the heading, in milliseconds. */
export function timeToFirstFrame(page: Page, link: string, heading: string): Promise<number> {
  return page.evaluate(
    ({ link, heading }) => {
      const target = [...document.querySelectorAll<HTMLElement>('nav a')].find(
        ({ textContent }) => textContent.trim() === link,
      );
      if (!target) throw new Error(`There is no link ${link}`);
      const started = performance.now();
      target.click();
      return new Promise<number>((resolve) => {
        const look = () => {
          const shown = document.querySelector('main h1')?.textContent === heading;
          // The frame is on the screen when the next one begins.
          requestAnimationFrame(shown ? () => resolve(performance.now() - started) : look);
        };
        requestAnimationFrame(look);
      });
    },
    { link, heading },
  );
}
