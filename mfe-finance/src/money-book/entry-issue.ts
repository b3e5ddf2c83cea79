import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';

/** True when a collection differs from its scheduled amount, which is not in the currency of an entry beside it. */
export function hasIssue({ kind, collection, pickUpId }: Pick<LedgerEntry, 'kind' | 'collection' | 'pickUpId'>) {
  return kind === 'COLLECTION' && pickUpId === undefined && collection?.status === 'COLLECTED_WITH_ISSUES';
}
