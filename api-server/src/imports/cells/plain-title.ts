import { plainText } from '../../database/search';

/** A title or a name without case, accents and what stands between its letters: so that few ways of writing it differ. */
export function plainTitle(text: string): string {
  return plainText(text).replaceAll(/[\p{P}\p{S}\p{Z}\u064b-\u0652\u0640]/gu, '');
}
