import type { Collection, CollectionInput } from '@comptoir/api-contract/collections';

/** Fields that the form replaces. */
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
 * True when two versions differ only in fields that the form does not replace, such as files and notes. Values typed
 * on one may then be saved on the other.
 */
export function isSamePlan(one: Collection, other: Collection): boolean {
  return one.status === other.status && JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));
}
