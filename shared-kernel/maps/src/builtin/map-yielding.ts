/** In milliseconds. Longest uninterrupted work: on a device four times slower the page still responds. */
const TURN_MS = 8;

/** Runs a function for each item until aborted, yielding to the browser in between, also before the first. */
export async function yielding<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => void,
  signal: AbortSignal,
): Promise<void> {
  let began = -Infinity;
  for (const thing of things) {
    if (performance.now() - began >= TURN_MS) {
      await new Promise((resolve) => setTimeout(resolve));
      began = performance.now();
    }
    if (signal.aborted) return;
    work(thing);
  }
}
