import type { CollectionChange } from '@comptoir/api-contract/collections';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { PickUpFact, Recorded } from './outbox-item';

/** The fact that a form recorded; undefined for a change without a result. */
export function factOf({ currency, basedOnVersion = 0, body, fact: complete }: Recorded): PickUpFact | undefined {
  if (complete) return complete;
  const { collectedAmount, status, collectionNotes = [] } = body;
  const fact = {
    basedOnVersion,
    note: collectionNotes.map(({ note }) => note).join('\n'),
    signerName: '',
    seal: '',
    position: null,
  };
  if (collectedAmount !== undefined) {
    return { ...fact, outcome: 'COLLECTED', reasonCode: null, lines: [{ currency, amount: collectedAmount }] };
  }
  if (status !== 'UNCOLLECTED_WITH_ISSUES') return undefined;
  return { ...fact, outcome: 'NOT_COLLECTED', reasonCode: 'OTHER', lines: [] };
}

/** A fact as a change of its collection, in the currency of the collection. */
export function changeOf({ outcome, lines, note }: PickUpFact, currency: CurrencyCode): CollectionChange {
  const collectionNotes = note === '' ? [] : [{ note }];
  if (outcome === 'NOT_COLLECTED') return { status: 'UNCOLLECTED_WITH_ISSUES', collectionNotes };
  const collectedAmount = lines.find((line) => line.currency === currency)?.amount;
  return { ...(collectedAmount !== undefined && { collectedAmount }), collectionNotes };
}
