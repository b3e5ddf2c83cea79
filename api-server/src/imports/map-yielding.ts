import { setImmediate as otherTurns } from 'node:timers/promises';

const TURN_MS = 10;

/** Maps in order and yields to the event loop between turns. */
export async function mapYielding<Item, Result>(
  items: readonly Item[],
  map: (item: Item, at: number) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let ends = performance.now() + TURN_MS;
  for (const [at, item] of items.entries()) {
    results.push(map(item, at));
    if (performance.now() < ends) continue;
    await otherTurns();
    ends = performance.now() + TURN_MS;
  }
  return results;
}
