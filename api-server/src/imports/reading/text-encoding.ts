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
  return markedAs(file) ?? (isUtf8(file) ? 'utf-8' : 'windows-1252');
}

/** Whether a text is in UTF-16, as spreadsheets write it: with a mark. */
export function isUtf16(file: Uint8Array): boolean {
  return markedAs(file)?.startsWith('utf-16') ?? false;
}

function markedAs(file: Uint8Array): string | undefined {
  return MARKS.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.encoding;
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
