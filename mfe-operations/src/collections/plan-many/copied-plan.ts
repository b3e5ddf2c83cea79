import { COLLECTION_BATCH_LIMIT, type Collection } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { timeOf } from '@comptoir/kernel/format';
import type { PlanRowValues } from './plan-values';

export interface Copies {
  rows: PlanRowValues[];
  /** Names of agencies that are in the rows already. */
  present: string[];
  /** Number of collections beyond the limit of the rows. */
  beyond: number;
}

/** Rows for the collections of a day, each with its collector, hour and currency. */
export function copiesOf(
  planned: readonly Collection[],
  shared: { currency: CurrencyCode },
  rows: readonly PlanRowValues[],
): Copies {
  const keyOf = (row: Pick<PlanRowValues, 'agencyId' | 'currency'>) =>
    `${row.agencyId} ${row.currency ?? shared.currency}`;
  const existing = new Set(rows.map(keyOf));
  const fresh = planned.filter((collection) => !existing.has(keyOf(collection)));
  const room = COLLECTION_BATCH_LIMIT - rows.length;
  return {
    rows: fresh.slice(0, room).map(copyOf),
    present: planned.filter((collection) => existing.has(keyOf(collection))).map(({ agency }) => agency.name),
    beyond: Math.max(0, fresh.length - room),
  };
}

function copyOf(collection: Collection): PlanRowValues {
  const { agencyId, agency, scheduledAmount, currency, roundPosition } = collection;
  return {
    agencyId,
    scheduledAmount,
    currency,
    agencyName: agency.name,
    usual: usualOf(collection),
    ...(roundPosition !== null && { roundPosition }),
  };
}

export function usualOf(collection: Collection) {
  const { collectorId, collector, scheduledAmount, currency, hasTime, scheduledCollectionDate } = collection;
  const time = hasTime ? timeOf(scheduledCollectionDate) : null;
  return { collectorId, collectorName: collector.name, scheduledAmount, currency, time };
}
