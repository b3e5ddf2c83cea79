import type { BoardCollection } from '@comptoir/api-contract/collection-board';
import { isMovable } from './moves';

/** Height by which the board is virtualised, in CSS pixels. */
export const STEP_HEIGHT = 18;
/** Steps of a card with the gap below it. */
const CARD_STEPS = 5;
const COLLECTED_STEPS = 4;

interface CardSteps {
  /** Index of the collection whose card begins at a step. */
  begins: ReadonlyMap<number, number>;
  /** First step of each card. */
  steps: readonly number[];
  /** Number of steps of all cards. */
  end: number;
}

const known = new WeakMap<readonly BoardCollection[], CardSteps>();

/** Steps of the cards of a column, computed once for each array of collections. */
export function cardSteps(collections: readonly BoardCollection[]): CardSteps {
  const found = known.get(collections);
  if (found) return found;
  let end = 0;
  const steps = collections.map((collection) => {
    const step = end;
    end += isMovable(collection) ? CARD_STEPS : COLLECTED_STEPS;
    return step;
  });
  const placed = { steps, begins: new Map(steps.map((step, index) => [step, index])), end };
  known.set(collections, placed);
  return placed;
}
