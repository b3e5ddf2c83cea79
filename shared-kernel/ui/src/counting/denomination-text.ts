import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import { formatRate } from '@comptoir/ui/money';

/** Value of a note or coin without a sign: '2000', '0.5', in French '0,5'. */
export function denominationText(value: string): string {
  return formatRate(Number(value));
}

/** Coins of a currency below 1, which sheets show on demand. */
export function coinsBelowOne(currency: CurrencyCode): readonly string[] {
  return DENOMINATIONS[currency].filter((value) => Number(value) < 1);
}
