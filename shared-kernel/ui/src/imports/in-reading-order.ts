const RIGHT_TO_LEFT_MARK = '\u200f';

/**
 * Joins titles in the order of the page, so that a narrow field cuts the last one. The mark gives the whole its
 * direction: the words of a message isolate each value, whose first strong letter decides.
 */
export function inReadingOrder(titles: readonly string[], direction: 'ltr' | 'rtl'): string {
  if (direction === 'ltr') return titles.join(' · ');
  return RIGHT_TO_LEFT_MARK + titles.map((title) => `\u2068${title}\u2069`).join(' · ');
}
