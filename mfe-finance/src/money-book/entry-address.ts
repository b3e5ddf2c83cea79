import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';

export function entryAddress(number: string): string {
  return `/money-book/entries/${number}`;
}

/** Page of the collection or the trade, else of the entry. */
export function rowAddress({ id, collectionId, trade }: LedgerEntry): string {
  if (collectionId !== null) return `/money-book/${collectionId}`;
  return trade ? `/exchange/${trade.id}` : entryAddress(id);
}
