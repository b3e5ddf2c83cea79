import { refusedAt } from '../api-error';

/** An amount above so many times the scheduled one may have a zero too many. */
const LIMIT = 10n;

/**
 * The reason that stands beside an unusual amount; nothing for a usual one.
 *
 * @throws {ApiError} 422 with an issue for `field` when an unusual amount comes without a reason
 */
export function reasonForAmount(
  { scheduledMinor, collectedMinor }: { scheduledMinor: bigint; collectedMinor: bigint },
  reason: string | undefined,
  field: 'reason' | 'correctionReason',
): string | null {
  // Nothing was expected where the scheduled amount is 0: no amount is a multiple of it.
  if (scheduledMinor === 0n || collectedMinor <= scheduledMinor * LIMIT) return null;
  if (reason !== undefined && reason !== '') return reason;
  throw refusedAt(field, 'amount-unusual', { times: String(collectedMinor / scheduledMinor) });
}
