/** Work without a pause is this long at most, in milliseconds: four times as slow, a page still answers at once. */
const TURN_MS = 8;

/**
 * Does something with each of many things, until it is told to stop; now and then the browser may draw and answer. Also
 * before the first: whoever calls has worked already.
 */
export async function inTurns<Thing>(
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
