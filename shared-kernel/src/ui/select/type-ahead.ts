import { searchKey } from '../../countries/country-search';

/** A pause after which another word begins, in milliseconds; native selects wait as long. */
const PAUSE_MS = 700;

/** What a person types to find an option: letters that follow each other soon are one word. */
export interface TypeAhead {
  /** Whether a word is being typed at `moment`, so that a space belongs to it and chooses nothing. */
  isTyping: (moment: number) => boolean;
  /** What is typed once `key` is pressed at `moment`. */
  typed: (key: string, moment: number) => string;
  /** The option that `key`, pressed at `moment` (milliseconds), leads to from `active`; undefined where none matches. */
  find: (labels: readonly string[], key: string, active: number, moment: number) => number | undefined;
}

/**
 * Finds options by the beginning of their label, without regard to accents and case, as ARIA's listbox pattern has it.
 * The same letter again goes on to the next label that begins with it.
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
      // A word may go on where the list is; a letter of its own goes to the next one.
      const found = firstFrom(labels, typed, repeats && letters.length === 1 ? active + 1 : active);
      return found ?? (repeats ? firstFrom(labels, key, active + 1) : undefined);
    },
  };
}

/** Whether a key writes something, as opposed to one that does something; a space alone writes nothing. */
export function isLetter({ key, ctrlKey, metaKey, altKey }: Pressed): boolean {
  return Array.from(key).length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The first option from `start` on, around the end, whose label begins with what was typed. */
function firstFrom(labels: readonly string[], typed: string, start: number): number | undefined {
  const wanted = searchKey(typed);
  if (wanted === '') return undefined;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (searchKey(labels[index] ?? '').startsWith(wanted)) return index;
  }
  return undefined;
}
