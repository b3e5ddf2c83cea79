import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import type { useMessages } from '../messages/messages';

/** Typed description, else one in the language of the screen. */
export function entryDescription(entry: LedgerEntry, t: ReturnType<typeof useMessages>): string {
  const { kind, collectionId, correctsId, trade, transaction } = entry;
  if (transaction.written !== null) return transaction.written;
  switch (kind) {
    case 'COLLECTION':
      return t('moneyBook.pickUp', { id: collectionId ?? '' });
    case 'CORRECTION':
      return t('moneyBook.corrects', { id: correctsId ?? '' });
    case 'TRADE':
      return t('moneyBook.trade', { id: trade?.id ?? '' });
    case 'REVERSAL':
      return t('reversal.of', { id: correctsId ?? '' });
    case 'EXPENSE':
    case 'FLOAT':
    case 'OPENING':
    case 'HANDOVER':
    case 'TRANSFER':
    case 'DEPOSIT':
    case 'COUNT':
    case 'RESOLUTION':
      return t(`kind.${kind}`);
  }
}
