/** Letters that Unicode does not take apart into a plain letter and an accent. */
const UNDIVIDED = new Map([
  ['đ', 'd'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['ı', 'i'],
]);

/**
 * The pattern for `like` that finds what a person typed anywhere in a search text: without case and accents, and with
 * `%` and `_` meaning themselves. The search text is made by migration 0006.
 */
export function searchPattern(typed: string): string {
  const plain = typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đøłı]/g, (letter) => UNDIVIDED.get(letter) ?? letter);
  return `%${plain.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}
