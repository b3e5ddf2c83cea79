import type { Collection } from '@comptoir/api-contract/collections';
import { dayOf, endOfDay } from '@comptoir/kernel/format';

/**
 * Pick-ups by date as a day is worked: those with an hour by it, then those without one by their place in the round. The
 * API has those without an hour at the beginning of their day.
 */
export function inOrderOfDays(byDate: readonly Collection[]): readonly Collection[] {
  const ordered: Collection[] = [];
  let anyTime: Collection[] = [];
  let end = '';
  const finishDay = () => {
    ordered.push(...anyTime.toSorted((one, other) => placeOf(one) - placeOf(other)));
    anyTime = [];
  };
  for (const pickUp of byDate) {
    const { scheduledCollectionDate: at, hasTime } = pickUp;
    if (at > end) {
      finishDay();
      end = endOfDay(dayOf(at) ?? '') ?? at;
    }
    (hasTime ? ordered : anyTime).push(pickUp);
  }
  finishDay();
  return ordered;
}

function placeOf({ roundPosition }: Collection): number {
  return roundPosition ?? Number.MAX_SAFE_INTEGER;
}
