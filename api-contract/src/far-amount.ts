/** A recorded amount this many times the scheduled one, or below its half, may have a digit too many or too few. */
const FAR_TIMES = 2n;

/**
 * Whether a recorded amount is so far from the scheduled one that it needs a reason, in minor units: `above` from twice
 * the scheduled amount, `below` under half of it. No amount is far from 0, where nothing was expected.
 */
export function farAmount(scheduledMinor: bigint, recordedMinor: bigint): 'above' | 'below' | undefined {
  if (scheduledMinor === 0n) return undefined;
  if (recordedMinor >= scheduledMinor * FAR_TIMES) return 'above';
  return recordedMinor * FAR_TIMES < scheduledMinor ? 'below' : undefined;
}
