import { farAmount } from '@comptoir/api-contract/far-amount';
import { refusedAt } from '../api-error';

/**
 * Reason required for an unusual amount; null for a usual one.
 *
 * @param candidates texts, first non-empty one wins
 * @param field undefined if an unusual amount needs no reason
 * @throws {ApiError} 422 at `field` if an unusual amount has no reason
 */
export function reasonForAmount(
  { scheduledMinor, collectedMinor }: { scheduledMinor: bigint; collectedMinor: bigint },
  candidates: readonly (string | undefined)[],
  field: 'reason' | 'correctionReason' | undefined,
): string | null {
  const far = farAmount(scheduledMinor, collectedMinor);
  if (far === undefined) return null;
  const reason = candidates.find((text) => text !== undefined && text !== '');
  if (reason !== undefined) return reason;
  if (field === undefined) return null;
  if (far === 'below') throw refusedAt(field, 'amount-below-half');
  throw refusedAt(field, 'amount-unusual', { times: String(collectedMinor / scheduledMinor) });
}
