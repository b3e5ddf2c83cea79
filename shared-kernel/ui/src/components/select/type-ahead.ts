import { searchKey } from '../../countries/country-search';

/** In milliseconds. A longer pause starts a new word, as in native selects. */
const PAUSE_MS = 700;

export interface TypeAhead {
  /** True while a word is being typed, so that a space belongs to it and selects nothing. */
  isTyping: (moment: number) => boolean;
  typed: (key: string, moment: number) => string;
  /** Index of the option for `key` pressed at `moment` (milliseconds), from `active`; undefined without a match. */
  find: (labels: readonly string[], key: string, active: number, moment: number) => number | undefined;
}

/**
 * Finds options by prefix, ignoring accents and case, as in ARIA's listbox pattern. Repeating a letter moves to the
 * next match.
 */
export function createTypeAhead(): TypeAhead {
  let typed = '';
  let last = Number.NEGATIVE_INFINITY;
  const isTyping = (moment: number) => typed !== '' && moment - last <= PAUSE_MS;
  const type = (key: string, moment: number) => {
    typed = isTyping(moment) ? typed + key : key;
    last = moment;
    return typed;
  };
  return {
    isTyping,
    typed: type,
    find: (labels, key, active, moment) => {
      const letters = Array.from(type(key, moment));
      const repeats = letters.every((letter) => letter === letters[0]);
      // A word may match the active option; a repeated letter moves on.
      const found = firstFrom(labels, typed, repeats && letters.length === 1 ? active + 1 : active);
      return found ?? (repeats ? firstFrom(labels, key, active + 1) : undefined);
    },
  };
}

/** True for a key that types a character; false for a space alone. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** First option from `start` on, wrapping around, with this prefix. */
function firstFrom(labels: readonly string[], typed: string, start: number): number | undefined {
  const wanted = searchKey(typed);
  if (wanted === '') return undefined;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (searchKey(labels[index] ?? '').startsWith(wanted)) return index;
  }
  return undefined;
}
