import { foldForSearch } from '@comptoir/api-contract/search-text';

/** A title or a name without case, accents and what stands between its letters: so that few ways of writing it differ. */
export function plainTitle(text: string): string {
  return foldForSearch(text).replaceAll(/[\p{P}\p{S}\p{Z}]/gu, '');
}
