import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatAmount } from '@comptoir/ui/money';

/** Amounts in one text: '$400.00 + €50.00'. */
export function amountsText(lines: readonly { amount: number; currency: CurrencyCode }[]): string {
  return lines.map(({ amount, currency }) => formatAmount(amount, currency)).join(' + ');
}
