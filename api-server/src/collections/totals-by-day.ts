import type { CollectionTotal } from '@comptoir/api-contract/collection-totals';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { fromMinor } from '@comptoir/api-contract/money';
import { dayAfter, dayOf, instantOn } from '../calendar/local-day';
import type { QuarterHourSums } from './collection-totals.repository';

type DaySums = Omit<QuarterHourSums, 'begins'> & { day: string };

/** Sums by the day of a time zone and by currency, earliest day first. */
export function totalsByDay(sums: readonly QuarterHourSums[], timeZone: string): CollectionTotal[] {
  const totals = new Map<string, DaySums>();
  let day = '';
  let dayEnds = new Date(0);
  // In their order the time zone is asked once a day: asking it takes longer than adding up.
  for (const { begins, ...sum } of sums.toSorted((one, other) => Number(one.begins) - Number(other.begins))) {
    if (day === '' || begins >= dayEnds) {
      day = dayOf(begins, timeZone);
      dayEnds = instantOn(dayAfter(day, 1), 0, timeZone);
    }
    const key = `${day} ${CURRENCY_CODES.indexOf(sum.currency)}`;
    totals.set(key, added(totals.get(key), { ...sum, day }));
  }
  return [...totals]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, { collected, scheduled, ...rest }]) => ({
      ...rest,
      collected: fromMinor(collected),
      scheduled: fromMinor(scheduled),
    }));
}

function added(before: DaySums | undefined, sum: DaySums): DaySums {
  if (!before) return sum;
  return {
    day: sum.day,
    currency: sum.currency,
    collected: before.collected + sum.collected,
    scheduled: before.scheduled + sum.scheduled,
    collectedCount: before.collectedCount + sum.collectedCount,
    totalCount: before.totalCount + sum.totalCount,
  };
}
