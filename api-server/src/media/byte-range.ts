/** Inclusive byte positions. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses `Range` (RFC 9110, 14.2), for example 'bytes=0-499' or 'bytes=-500'. Undefined if absent, invalid or with
 * several ranges, for which the whole file is sent.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first === '')
    return Number(last) === 0 ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
