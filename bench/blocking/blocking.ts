import type { Page } from '@playwright/test';

/** So many numbers are added up by the loop that says how fast the machine is at the moment. */
const CALIBRATION_STEPS = 20_000_000;
/** The least that the browser tells of, in milliseconds. */
const SHORTEST_EVENT_MS = 16;

/** How long a loop that never changes takes in the page as it is slowed down, in milliseconds. */
export function calibrate(page: Page): Promise<number> {
  return page.evaluate((steps) => {
    const started = performance.now();
    let sum = 0;
    for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
    // Whose result nobody reads would not run.
    Reflect.set(window, 'calibration', sum);
    return performance.now() - started;
  }, CALIBRATION_STEPS);
}

/** Has each page from now on write down how long each interaction takes until the next frame shows what it did. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.addInitScript((shortest) => {
    Reflect.set(window, 'slowestInteraction', 0);
    const options = { type: 'event', buffered: true, durationThreshold: shortest };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'interactionId')) continue;
        const slowest = Math.max(Number(Reflect.get(window, 'slowestInteraction')), entry.duration);
        Reflect.set(window, 'slowestInteraction', slowest);
      }
    }).observe(options);
  }, SHORTEST_EVENT_MS);
}

/**
 * The slowest interaction since this was last asked for, in milliseconds, as the field's INP counts them; 0 where each
 * was shorter than what the browser tells of.
 */
export function takeSlowestInteraction(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What is observed of a frame is told after it.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const slowest = Number(Reflect.get(window, 'slowestInteraction'));
            Reflect.set(window, 'slowestInteraction', 0);
            resolve(slowest);
          }, 100),
        );
      }),
  );
}
