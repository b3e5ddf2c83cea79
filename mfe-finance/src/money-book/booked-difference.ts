import { PositiveAmount } from '@comptoir/api-contract/values';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** Difference in major units between `amount` and the recorded amount; undefined until it is valid. */
export function bookedDifference(recorded: number | null, amount: number | undefined): number | undefined {
  const typed = PositiveAmount.safeParse(amount);
  return typed.success ? fromMinor(toMinor(typed.data) - toMinor(recorded ?? 0)) : undefined;
}
