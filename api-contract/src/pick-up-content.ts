import type { CurrencyCode } from './currencies';
import { toMinor } from './to-minor';
import { typedLine, typedLines } from './typed-text';

/** Facts of a pick-up; fields about device and version may differ between attempts. */
export interface PickUpContent {
  id: string;
  collectionId: string;
  outcome: string;
  reasonCode?: string | null | undefined;
  lines: readonly {
    currency: CurrencyCode;
    amount: number;
    counts?: Readonly<Record<string, number>> | null | undefined;
  }[];
  note?: string | null | undefined;
  signerName?: string | null | undefined;
  seal?: string | null | undefined;
  occurredAt: string;
  position?: { lat: number; lon: number; accuracy: number } | null | undefined;
}

/**
 * Content of a pick-up as text, the same for the request of a phone and the answer of the server. Its SHA-256 in hex is the
 * `contentHash`.
 */
export function pickUpContent(pickUp: PickUpContent): string {
  const { id, collectionId, outcome, reasonCode, lines, note, signerName, seal, occurredAt, position } = pickUp;
  return JSON.stringify([
    id.toLowerCase(),
    collectionId,
    outcome,
    reasonCode ?? null,
    lines
      .map(({ currency, amount, counts }) => [currency, String(toMinor(amount)), countsOf(counts)])
      .toSorted(([one], [other]) => ((one ?? '') < (other ?? '') ? -1 : 1)),
    typedLines(note ?? '').trim(),
    typedLine(signerName ?? '').trim(),
    typedLine(seal ?? '').trim(),
    new Date(occurredAt).toISOString(),
    position ? [position.lat, position.lon, position.accuracy] : null,
  ]);
}

function countsOf(counts: PickUpContent['lines'][number]['counts']) {
  if (!counts) return null;
  return Object.entries(counts)
    .filter(([, count]) => count > 0)
    .toSorted(([one], [other]) => Number(other) - Number(one));
}
