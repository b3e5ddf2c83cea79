import type { PickUpInput } from '@comptoir/api-contract/pick-ups';
import type { Recorded } from './outbox-item';

/** The pick-up that a form recorded; undefined for a change without a result. */
export function pickUpOf(
  { collectionId, currency, basedOnVersion = 0, body }: Omit<Recorded, 'agency' | 'files'>,
  { id, occurredAt }: Pick<PickUpInput, 'id' | 'occurredAt'>,
): PickUpInput | undefined {
  const { collectedAmount, status, collectionNotes = [] } = body;
  const fact = {
    id,
    collectionId,
    basedOnVersion,
    note: collectionNotes.map(({ note }) => note).join('\n'),
    signerName: '',
    seal: '',
    occurredAt,
    position: null,
    device: null,
  };
  if (collectedAmount !== undefined) {
    return { ...fact, outcome: 'COLLECTED', reasonCode: null, lines: [{ currency, amount: collectedAmount }] };
  }
  if (status !== 'UNCOLLECTED_WITH_ISSUES') return undefined;
  return { ...fact, outcome: 'NOT_COLLECTED', reasonCode: 'OTHER', lines: [] };
}
