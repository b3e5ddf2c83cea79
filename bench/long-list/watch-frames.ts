import type { Page } from '@playwright/test';

/** Duration of each frame while `act` runs, in milliseconds. */
export async function framesWhile(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const frames: number[] = [];
    let last = performance.now();
    const next = (now: number) => {
      frames.push(now - last);
      last = now;
      if (!Reflect.get(window, 'framesEnd')) requestAnimationFrame(next);
    };
    Reflect.set(window, 'framesEnd', false);
    Reflect.set(window, 'frames', frames);
    requestAnimationFrame(next);
  });
  await act();
  return page.evaluate<number[]>('(framesEnd = true, frames.slice(1))');
}
