import { directionOf } from './language';
import { currentLanguage } from './language.store';
import type { MessageValues } from './message-key';

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';
const FROM_RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Isolates a text in its own direction, so that it does not reorder the text around it; digits and signs are left to
 * right.
 */
export function isolate(text: string): string {
  return `${FIRST_STRONG_ISOLATE}${text}${POP_ISOLATE}`;
}

/** Isolates values whose direction differs from that of the sentence. */
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
