import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';

/** The page of an entry of the money book, by its number. */
export function entryAddress(number: string): string {
  return `/money-book/entries/${number}`;
}

/** What a row of the money book opens: its collection, its trade, or the entry itself. */
export function rowAddress({ id, collectionId, trade }: LedgerEntry): string {
  if (collectionId !== null) return `/money-book/${collectionId}`;
  return trade ? `/exchange/${trade.id}` : entryAddress(id);
}
