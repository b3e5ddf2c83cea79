import { COLLECTION_BATCH_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { dayOf, timeOf } from '@comptoir/kernel/format';
import { atTime } from '../collection-day';
import type { OwnPlan, PlanRowValues, PlanValues } from './plan-form.schema';

export type CommonPlan = Pick<PlanValues, 'collectorId' | 'currency' | 'scheduledCollectionDate' | 'hasTime'>;

/**
 * Rows for the collections of a day, each with its differences from the shared values. Agencies already in the grid
 * with the same currency are left out, as are rows beyond its limit.
 */
export function copiesOf(
  planned: readonly Collection[],
  common: CommonPlan,
  rows: readonly PlanRowValues[],
): PlanRowValues[] {
  const keyOf = (row: PlanRowValues) => `${row.agencyId} ${row.currency ?? common.currency}`;
  const existing = new Set(rows.map(keyOf));
  return planned
    .map((collection) => {
      const { agencyId, agency, scheduledAmount } = collection;
      return { agencyId, scheduledAmount, agencyName: agency.name, ...ownPlan(collection, common) };
    })
    .filter((row) => !existing.has(keyOf(row)))
    .slice(0, COLLECTION_BATCH_LIMIT - rows.length);
}

function ownPlan(collection: Collection, common: CommonPlan): OwnPlan {
  const { collectorId, collector, currency, hasTime, scheduledCollectionDate, roundPosition } = collection;
  const time = hasTime ? timeOf(scheduledCollectionDate) : null;
  return {
    ...(collectorId !== common.collectorId && { collectorId, collectorName: collector.name }),
    ...(currency !== common.currency && { currency }),
    ...(time !== commonTime(common) && { time }),
    ...(roundPosition !== null && { roundPosition }),
  };
}

export function onCommonDay(rows: readonly PlanRowValues[], { scheduledCollectionDate }: CommonPlan) {
  const day = dayOf(scheduledCollectionDate);
  return rows.map((row) =>
    row.time === undefined
      ? row
      : { ...row, scheduledCollectionDate: atTime(day, row.time), hasTime: row.time !== null },
  );
}

function commonTime({ scheduledCollectionDate, hasTime }: CommonPlan): string | null {
  return hasTime === true ? timeOf(scheduledCollectionDate) : null;
}

/** Most frequent collector and currency; undefined without collections. */
export function usualOf(planned: readonly Collection[]): { collectorId: string; currency: CurrencyCode } | undefined {
  const collectorId = mostCommon(planned.map((collection) => collection.collectorId));
  const currency = mostCommon(planned.map((collection) => collection.currency));
  return collectorId === undefined || currency === undefined ? undefined : { collectorId, currency };
}

function mostCommon<Value>(values: readonly Value[]): Value | undefined {
  const counts = new Map<Value, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0];
}
