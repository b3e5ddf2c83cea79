import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Threshold of a long task, in milliseconds. */
const LONG_TASK_MS = 50;
/** Time without blocking after which a page is idle. */
const AT_REST_MS = 2000;

export async function slowDown(page: Page, factor: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  return session;
}

export async function watchLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tasks: number[] = [];
    Reflect.set(window, 'longTasks', tasks);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Total blocking time, in milliseconds. */
export async function blockingTimeOf(page: Page): Promise<number> {
  const tasks = await page.evaluate<number[]>('longTasks');
  return tasks.reduce((sum, duration) => sum + Math.max(0, duration - LONG_TASK_MS), 0);
}

export async function blockingTimeAtRest(page: Page): Promise<number> {
  let blocking = await blockingTimeOf(page);
  for (let before = Number.NaN; before !== blocking; blocking = await blockingTimeOf(page)) {
    before = blocking;
    await pause(AT_REST_MS);
  }
  return blocking;
}

/** Clicks a link and measures the time until a frame shows the heading, in milliseconds. */
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
          // A frame is visible when the next one starts.
          requestAnimationFrame(shown ? () => resolve(performance.now() - started) : look);
        };
        requestAnimationFrame(look);
      });
    },
    { link, heading },
  );
}
