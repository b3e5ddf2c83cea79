import type { ImportEncoding } from '@comptoir/api-contract/imports';
import { guessEncoding } from './guess-encoding';

export interface TextEncoding {
  name: ImportEncoding;
  /** True if the file does not state its encoding. */
  isGuess: boolean;
}

const MARKS = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
] as const;

/** Encoding by byte order mark, else as chosen, else UTF-8 if valid, else guessed. */
export function encodingOf(file: Uint8Array, chosen?: ImportEncoding): TextEncoding {
  const certain = markedAs(file) ?? chosen;
  if (certain !== undefined) return { name: certain, isGuess: false };
  return isUtf8(file) ? { name: 'utf-8', isGuess: false } : { name: guessEncoding(file), isGuess: true };
}

export function isUtf16(file: Uint8Array): boolean {
  return markedAs(file)?.startsWith('utf-16') ?? false;
}

function markedAs(file: Uint8Array): ImportEncoding | undefined {
  return MARKS.find(({ bytes }) => bytes.every((byte, at) => file[at] === byte))?.encoding;
}

function isUtf8(file: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(file);
    return true;
  } catch {
    return false;
  }
}
