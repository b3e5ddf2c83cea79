import type { MessageTree } from '@comptoir/kernel/i18n';

const PLURAL = /_(zero|one|two|few|many|other)$/;

/**
 * Sorted paths of all non-empty texts of a language; plural forms count once. Languages with equal paths are complete.
 * Refusals are excluded, since their English comes from the server.
 */
export function textPaths(tree: MessageTree, prefix = ''): string[] {
  const found = Object.entries(tree).flatMap(([key, value]) => {
    if (prefix === '' && key === 'refusals') return [];
    if (typeof value !== 'string') return textPaths(value, `${prefix}${key}.`);
    return value === '' ? [] : [`${prefix}${key}`.replace(PLURAL, '')];
  });
  return [...new Set(found)].toSorted();
}
