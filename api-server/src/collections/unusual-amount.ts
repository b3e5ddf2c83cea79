import { farAmount } from '@comptoir/api-contract/far-amount';
import { refusedAt } from '../api-error';

/**
 * The reason that stands beside an unusual amount; nothing for a usual one.
 *
 * @param said texts of which the first that says something is the reason
 * @throws {ApiError} 422 with an issue for `field` when an unusual amount comes without a reason
 */
export function reasonForAmount(
  { scheduledMinor, collectedMinor }: { scheduledMinor: bigint; collectedMinor: bigint },
  said: readonly (string | undefined)[],
  field: 'reason' | 'correctionReason',
): string | null {
  const far = farAmount(scheduledMinor, collectedMinor);
  if (far === undefined) return null;
  const reason = said.find((text) => text !== undefined && text !== '');
  if (reason !== undefined) return reason;
  if (far === 'below') throw refusedAt(field, 'amount-below-half');
  throw refusedAt(field, 'amount-unusual', { times: String(collectedMinor / scheduledMinor) });
}
