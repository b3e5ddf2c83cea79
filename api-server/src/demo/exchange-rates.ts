import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DAY_MS } from '../calendar/durations';

/** Units per US dollar, roughly as in 2026. */
const UNITS_FOR_A_DOLLAR: Record<CurrencyCode, number> = { USD: 1, EUR: 0.924, GBP: 0.789, DZD: 134.5, CNY: 7.18 };

/** Shares of the rate: drift over weeks, and swing within a day. */
const DRIFT = 0.006;
const SWING = 0.0006;

/**
 * Daily rate with 4 decimals, or 6 if small. Changes below half a per cent per day; the opposite rate is its
 * inverse.
 */
export function dayRate(from: CurrencyCode, to: CurrencyCode, at: Date): number {
  const usual = worth(to, at) / worth(from, at);
  return Number(usual.toFixed(usual < 0.1 ? 6 : 4));
}

function worth(currency: CurrencyCode, at: Date): number {
  if (currency === 'USD') return 1;
  const days = at.getTime() / DAY_MS;
  const phase = UNITS_FOR_A_DOLLAR[currency] * 10;
  return UNITS_FOR_A_DOLLAR[currency] * (1 + DRIFT * Math.sin(days / 9 + phase) + SWING * Math.sin(days * 40 + phase));
}
