import { foldForSearch } from '@comptoir/api-contract/search-text';
import { sql, type RawBuilder } from 'kysely';

/** Indexed letters: an index entry holds 2,700 bytes, and folding may expand one letter to eighteen. */
const PREFIX_LETTERS = 100;

/** Index condition on the prefix; `matchesByName` compares whole names. */
export function hasNamePrefix(folded: RawBuilder<string>, names: readonly string[]): RawBuilder<boolean> {
  const beginnings = new Set(names.map((name) => Array.from(foldForSearch(name)).slice(0, PREFIX_LETTERS).join('')));
  return sql<boolean>`left(${folded}, ${sql.lit(PREFIX_LETTERS)}) = any(${[...beginnings]}::text[])`;
}

/** Records whose folded name matches, per name; exact matches up to case are preferred. */
export function matchesByName<Named extends { name: string }>(
  found: readonly Named[],
  names: readonly string[],
): Named[][] {
  const byName = new Map<string, Named[]>();
  for (const one of found) {
    const name = foldForSearch(one.name);
    byName.set(name, [...(byName.get(name) ?? []), one]);
  }
  return names.map((name) => {
    const alike = byName.get(foldForSearch(name)) ?? [];
    const same = alike.filter((one) => one.name.toLowerCase() === name.toLowerCase());
    return same.length > 0 ? same : alike;
  });
}
