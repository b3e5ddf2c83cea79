/** Microseconds since 1970, the precision of the database. */
export function microsecondsOf(text: string): bigint {
  // `Date.parse` keeps milliseconds only and misreads very long fractions.
  const [fraction = ''] = /[.,]\d+/.exec(text) ?? [];
  const second = Date.parse(text.replace(fraction, ''));
  return BigInt(second) * 1000n + BigInt(Math.round(Number(`0${fraction.replace(',', '.')}`) * 1_000_000));
}

export function textOfMicroseconds(moment: bigint): string {
  const milliseconds = moment / 1000n - (moment % 1000n < 0n ? 1n : 0n);
  const rest = String(moment - milliseconds * 1000n).padStart(3, '0');
  return new Date(Number(milliseconds)).toISOString().replace('Z', `${rest}Z`);
}
