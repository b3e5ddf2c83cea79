export { toMinor } from './to-minor';

/** Exclusive limit of amounts, exact as JSON numbers and as `bigint` minor units. */
export const AMOUNT_LIMIT = 1e13;

/** Decimals of a rate, in the database and on the wire. */
export const RATE_DECIMALS = 8;

const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS);

/** Converts minor to major units as a JSON number: 12050n gives 120.5. Exact below 10^15 minor units. */
export function fromMinor(minor: bigint): number {
  return Number(minor) / 100;
}

/** Formats minor units: 12000n gives '120.00'. */
export function minorText(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Formats a rate with 8 decimals, as it is stored: 134.5 gives '134.50000000'. */
export function rateText(rate: number): string {
  return rate.toFixed(RATE_DECIMALS);
}

/**
 * Converts an amount: amount × rate, rounded half away from zero to minor units. All supported currencies have 2
 * decimals.
 */
export function convert(amountMinor: bigint, rate: number): bigint {
  const product = amountMinor * BigInt(rateText(rate).replace('.', ''));
  const half = product < 0n ? -RATE_SCALE / 2n : RATE_SCALE / 2n;
  return (product + half) / RATE_SCALE;
}

/**
 * Finds the amount whose `convert` is nearest to a wanted one; exact if possible, as always at rates up to 1. Of two
 * equally near ones the smaller.
 */
export function convertBack(wantedMinor: bigint, rate: number): bigint {
  const scaledRate = BigInt(rateText(rate).replace('.', ''));
  const close = (2n * wantedMinor * RATE_SCALE + scaledRate) / (2n * scaledRate);
  const [first = close, ...others] = [close - 1n, close, close + 1n].filter((amount) => amount >= 0n);
  const off = (amount: bigint) => {
    const difference = convert(amount, rate) - wantedMinor;
    return difference < 0n ? -difference : difference;
  };
  return others.reduce((best, amount) => (off(amount) < off(best) ? amount : best), first);
}
