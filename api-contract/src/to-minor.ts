/**
 * Converts major to minor units (cents): 120.5 gives 12050n. Exact for a valid `Amount`: at most 2 decimals, below
 * 10^13.
 */
export function toMinor(amount: number): bigint {
  return BigInt(amount.toFixed(2).replace('.', ''));
}
