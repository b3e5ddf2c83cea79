import type { Page } from '@playwright/test';

const CALIBRATION_STEPS = 20_000_000;
/** Minimum duration that the browser reports, in milliseconds. */
const SHORTEST_EVENT_MS = 16;

/** Duration of a constant loop in the slowed page, in milliseconds. */
export function calibrate(page: Page): Promise<number> {
  return page.evaluate((steps) => {
    const started = performance.now();
    let sum = 0;
    for (let step = 0; step < steps; step += 1) sum += Math.sqrt(step);
    // An unused result would be optimized away.
    Reflect.set(window, 'calibration', sum);
    return performance.now() - started;
  }, CALIBRATION_STEPS);
}

/** Records in each following page how long an interaction takes until the next frame. */
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
 * Slowest interaction since the last call, in milliseconds, measured as INP; 0 if each was below the browser's minimum.
 */
export function takeSlowestInteraction(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // Entries of a frame are reported after it.
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
