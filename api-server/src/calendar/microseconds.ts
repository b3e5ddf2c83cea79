/** The moment of an ISO 8601 text, in microseconds since 1970, to which the database rounds as well. */
export function microsecondsOf(text: string): bigint {
  // The engine reads milliseconds, and a fraction of very many digits not as what it is.
  const [fraction = ''] = /[.,]\d+/.exec(text) ?? [];
  const second = Date.parse(text.replace(fraction, ''));
  return BigInt(second) * 1000n + BigInt(Math.round(Number(`0${fraction.replace(',', '.')}`) * 1_000_000));
}

/** A moment in microseconds since 1970 as ISO 8601 text. */
export function textOfMicroseconds(moment: bigint): string {
  const milliseconds = moment / 1000n - (moment % 1000n < 0n ? 1n : 0n);
  const rest = String(moment - milliseconds * 1000n).padStart(3, '0');
  return new Date(Number(milliseconds)).toISOString().replace('Z', `${rest}Z`);
}
