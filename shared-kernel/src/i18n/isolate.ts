import { directionOf } from './language';
import { currentLanguage } from './language.store';
import type { MessageValues } from './message-key';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
/** Letters that are written from right to left. */
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** A text that is read in its own direction, and turns nothing around it; digits and signs alone read from the left. */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** What is put into a sentence; texts that could be read against its direction stand by themselves. */
export function isolatedValues(values: MessageValues = {}): MessageValues {
  const fromRight = directionOf(currentLanguage()) === 'rtl';
  const isForeign = (text: string) => text !== '' && (fromRight || FROM_RIGHT.test(text));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && isForeign(value) ? isolate(value) : value,
    ]),
  );
}
