import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';

/** Whether the entry records a pick-up whose amount was not the scheduled one. */
export function hasIssue({ kind, collection }: Pick<LedgerEntry, 'kind' | 'collection'>): boolean {
  return kind === 'COLLECTION' && collection?.status === 'COLLECTED_WITH_ISSUES';
}
