import type { MessageTree } from '../i18n';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * The paths of all texts of a language that say something, sorted; the plural forms of a text count once. Two languages with
 * the same paths lack nothing of each other. Refusals are left out: their English comes from the server.
 */
export function textPaths(tree: MessageTree, prefix = ''): string[] {
  const found = Object.entries(tree).flatMap(([key, value]) => {
    if (prefix === '' && key === 'refusals') return [];
    if (typeof value !== 'string') return textPaths(value, `${prefix}${key}.`);
    return value === '' ? [] : [`${prefix}${key}`.replace(PLURAL, '')];
  });
  return [...new Set(found)].toSorted();
}
