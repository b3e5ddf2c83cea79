import { PositiveAmount } from '@comptoir/api-contract/values';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** What recording `amount` books, in major units: its difference to what is recorded already; nothing until it is valid. */
export function bookedDifference(recorded: number | null, amount: number | undefined): number | undefined {
  const typed = PositiveAmount.safeParse(amount);
  return typed.success ? fromMinor(toMinor(typed.data) - toMinor(recorded ?? 0)) : undefined;
}
