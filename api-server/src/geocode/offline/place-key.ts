/**
 * Normalised name: lower case without accents and punctuation, 'st' and 'ste' expanded. Rebuild the gazetteer
 * after a change.
 */
export function placeKey(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll(/['’‘ʿʾ`´]/g, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(/\bst\b/g, 'saint')
    .replaceAll(/\bste\b/g, 'sainte')
    .trim();
}

/** Removes additions of addresses: 'paris 11e arrondissement', 'lyon cedex 03', 'guangzhou city'. */
export function bareCityKey(key: string): string {
  return key
    .replace(/ cedex( \d+)?$/, '')
    .replace(/ \d+(er|e|eme|nd|rd|st|th)?( arrondissement)?$/, '')
    .replace(/ (city|shi|ville|centre|center)$/, '')
    .trim();
}
