import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Balance } from '@comptoir/api-contract/general-ledger';
import { minorText, toMinor } from '@comptoir/api-contract/money';

export interface Shortage {
  currency: CurrencyCode;
  /** Text with 2 decimals: '120.00'. */
  available: string;
}

/** Shortage that taking `amount` out causes; undefined while the balances are unknown. */
export function shortageOf(
  balances: readonly Balance[] | undefined,
  currency: CurrencyCode,
  amount: number,
): Shortage | undefined {
  if (!balances) return undefined;
  const available = toMinor(balances.find((balance) => balance.currency === currency)?.amount ?? 0);
  return toMinor(amount) > available ? { currency, available: minorText(available) } : undefined;
}
