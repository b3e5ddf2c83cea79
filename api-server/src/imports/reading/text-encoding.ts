/** A byte order mark that says how a text is written. */
const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** So many bytes are looked at in one turn. */
const PIECE_BYTES = 256 * 1024;

/**
 * How a text is written: as its mark says; without one in UTF-8, or, where that cannot be, in the alphabet that
 * spreadsheets of Western Europe write without asking.
 */
export function encodingOf(file: Uint8Array): string {
  const marked = MARKS.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte));
  if (marked) return marked.encoding;
  const zeros = { even: 0, odd: 0 };
  for (const [at, byte] of file.subarray(0, 200).entries()) if (byte === 0) zeros[at % 2 === 0 ? 'even' : 'odd'] += 1;
  if (zeros.odd > 40) return 'utf-16le';
  if (zeros.even > 40) return 'utf-16be';
  return isUtf8(file) ? 'utf-8' : 'windows-1252';
}

function isUtf8(file: Uint8Array): boolean {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.length; at += PIECE_BYTES) {
      decoder.decode(file.subarray(at, at + PIECE_BYTES), { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
}
