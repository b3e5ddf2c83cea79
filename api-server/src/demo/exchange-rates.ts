import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DAY_MS } from '../calendar/durations';

/** Units for one US dollar, about as in 2026. */
const UNITS_FOR_A_DOLLAR: Record<CurrencyCode, number> = { USD: 1, EUR: 0.924, GBP: 0.789, DZD: 134.5, CNY: 7.18 };

/** How far a currency drifts from its usual worth within some weeks, and moves within a day, as shares. */
const DRIFT = 0.006;
const SWING = 0.0006;

/**
 * The rate between two currencies at a moment, with 4 decimals, or 6 where it is small. From day to day it moves by
 * less than half a per cent, and the way back is its inverse: yesterday's trade tells what one of today costs.
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
