/** Work without a pause is this long at most, in milliseconds: four times as slow, a page still answers at once. */
const TURN_MS = 8;

/** Does something with each of many things, until it is told to stop; now and then the browser may draw and answer. */
export async function inTurns<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => void,
  signal: AbortSignal,
): Promise<void> {
  let began = performance.now();
  for (const thing of things) {
    if (signal.aborted) return;
    work(thing);
    if (performance.now() - began < TURN_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  }
}
