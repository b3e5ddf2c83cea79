import { convert, fromMinor, toMinor } from '@comptoir/api-contract/money';
import { TradeInput } from '@comptoir/api-contract/trades';

const { oldAmount: Amount, rate: Rate } = TradeInput.shape;

/** Amount in the other currency, rounded to the cent as on the server; undefined until both are valid. */
export function convertedAmount(amount: number | undefined, rate: number | undefined): number | undefined {
  const from = Amount.safeParse(amount);
  const at = Rate.safeParse(rate);
  return from.success && at.success ? fromMinor(convert(toMinor(from.data), at.data)) : undefined;
}
