import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';

/** True when a pick-up differs from its scheduled amount. */
export function hasIssue({ kind, collection }: Pick<LedgerEntry, 'kind' | 'collection'>): boolean {
  return kind === 'COLLECTION' && collection?.status === 'COLLECTED_WITH_ISSUES';
}
