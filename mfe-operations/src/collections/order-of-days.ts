import type { Collection } from '@comptoir/api-contract/collections';
import { dayOf, endOfDay } from '@comptoir/kernel/format';

/**
 * Orders collections by day: those with an hour by it, then the others by position in the round. The API lists those
 * without an hour first.
 */
export function inOrderOfDays(byDate: readonly Collection[]): readonly Collection[] {
  const ordered: Collection[] = [];
  let anyTime: Collection[] = [];
  let end = '';
  const finishDay = () => {
    ordered.push(...anyTime.toSorted((one, other) => placeOf(one) - placeOf(other)));
    anyTime = [];
  };
  for (const collection of byDate) {
    const { scheduledCollectionDate: at, hasTime } = collection;
    if (at > end) {
      finishDay();
      end = endOfDay(dayOf(at) ?? '') ?? at;
    }
    (hasTime ? ordered : anyTime).push(collection);
  }
  finishDay();
  return ordered;
}

function placeOf({ roundPosition }: Collection): number {
  return roundPosition ?? Number.MAX_SAFE_INTEGER;
}
