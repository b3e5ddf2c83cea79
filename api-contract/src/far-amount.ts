/** An amount at least this many times the scheduled one, or below its half, may have a digit too many or too few. */
const FAR_TIMES = 2n;

/**
 * Checks if a recorded amount needs a reason, in minor units: `above` from twice the scheduled amount, `below` under
 * half of it. Undefined otherwise, and if 0 is scheduled.
 */
export function farAmount(scheduledMinor: bigint, recordedMinor: bigint): 'above' | 'below' | undefined {
  if (scheduledMinor === 0n) return undefined;
  if (recordedMinor >= scheduledMinor * FAR_TIMES) return 'above';
  return recordedMinor * FAR_TIMES < scheduledMinor ? 'below' : undefined;
}
