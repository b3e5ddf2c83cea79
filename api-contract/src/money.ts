/** Amounts stay below this, so that they are exact as JSON numbers and as `bigint` minor units. */
export const AMOUNT_LIMIT = 1e13;

/** Decimals of a rate, in the database and on the wire. */
export const RATE_DECIMALS = 8;

const RATE_SCALE = 10n ** BigInt(RATE_DECIMALS);

/**
 * Minor units (cents, centimes) of an amount in major units: 120.5 gives 12050n.
 * Exact for what `Amount` accepts: at most 2 decimals, below 10^13.
 */
export function toMinor(amount: number): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}

/** Major units of an amount in minor units, as a JSON number: 12050n gives 120.5. Exact below 10^15 minor units. */
export function fromMinor(minor: bigint): number {
  return Number(minor) / 100;
}

/** An amount in minor units as a person reads it: 12000n gives '120.00'. */
export function minorText(minor: bigint): string {
  const digits = String(minor < 0n ? -minor : minor).padStart(3, '0');
  return `${minor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A rate as decimal text with 8 decimals, the form in which it is stored: 134.5 gives '134.50000000'. */
export function rateText(rate: number): string {
  return rate.toFixed(RATE_DECIMALS);
}

/**
 * What an amount is worth in the other currency: amount × rate, rounded half away from zero to whole minor units.
 * Every supported currency has 2 decimals, so minor units convert to minor units.
 */
export function convert(amountMinor: bigint, rate: number): bigint {
  const product = amountMinor * BigInt(rateText(rate).replace('.', ''));
  const half = product < 0n ? -RATE_SCALE / 2n : RATE_SCALE / 2n;
  return (product + half) / RATE_SCALE;
}

/**
 * The amount whose conversion comes nearest to a wanted one: `convert` of it gives just that where an amount does, as
 * always at rates up to 1. Of two equally near it is the smaller.
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
