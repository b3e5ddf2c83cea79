import { foldForSearch } from '@comptoir/api-contract/search-text';

/** Removes case, accents, punctuation and spaces, so that spelling variants compare equal. */
export function normalizeTitle(text: string): string {
  return foldForSearch(text).replaceAll(/[\p{P}\p{S}\p{Z}]/gu, '');
}
