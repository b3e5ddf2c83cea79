import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { PositiveAmount } from '@comptoir/api-contract/values';

/** Counted minus scheduled cash; `amount` is in major units and above 0. */
export type Difference = { kind: 'none' } | { kind: 'less' | 'more'; amount: number };

/** Returns undefined until the counted amount is valid. */
export function differenceOf(scheduled: number, counted: number | undefined): Difference | undefined {
  const typed = PositiveAmount.safeParse(counted);
  if (!typed.success) return undefined;
  const minor = toMinor(typed.data) - toMinor(scheduled);
  if (minor === 0n) return { kind: 'none' };
  return minor < 0n ? { kind: 'less', amount: fromMinor(-minor) } : { kind: 'more', amount: fromMinor(minor) };
}
