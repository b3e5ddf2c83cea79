import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Random } from './random';

/** Units for one US dollar, about as in 2026. */
const UNITS_FOR_A_DOLLAR: Record<CurrencyCode, number> = { USD: 1, EUR: 0.924, GBP: 0.789, DZD: 134.5, CNY: 7.18 };

/** A day's rate between two currencies, within 0.8 % of the usual one, with 4 decimals, or 6 where it is small. */
export function dayRate(from: CurrencyCode, to: CurrencyCode, random: Random): number {
  const usual = UNITS_FOR_A_DOLLAR[to] / UNITS_FOR_A_DOLLAR[from];
  return Number((usual * (0.992 + random.fraction() * 0.016)).toFixed(usual < 0.1 ? 6 : 4));
}
