import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';

/** What the form changes of a collection. */
export function planOf(collection: Collection): Omit<CollectionInput, 'collectionNotes'> {
  const { agencyId, scheduledCollectionDate, collectorId, scheduledAmount, currency, officeId } = collection;
  const { alertBefore2Hours, alertBefore24Hours, hasTime, roundPosition } = collection;
  return {
    agencyId,
    scheduledCollectionDate,
    collectorId,
    scheduledAmount,
    currency,
    officeId,
    hasTime,
    roundPosition,
    alertBefore2Hours,
    alertBefore24Hours,
  };
}

/**
 * Whether two versions of a collection differ only in what the form does not replace: its files and its notes. What
 * somebody types on the one may be saved on the other.
 */
export function isSamePlan(one: Collection, other: Collection): boolean {
  return one.status === other.status && JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));
}
