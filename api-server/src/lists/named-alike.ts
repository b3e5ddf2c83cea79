import { foldForSearch } from '@comptoir/api-contract/search-text';
import { sql, type RawBuilder } from 'kysely';

/** So many letters of a folded name are in an index: an entry has 2,700 bytes at most, and one letter can become eighteen. */
const BEGINNING = 100;

/** Whether a folded name begins as one of some names does; `namedAlike` tells which of the rows have the whole name. */
export function beginsAsOneOf(folded: RawBuilder<string>, names: readonly string[]): RawBuilder<boolean> {
  const beginnings = new Set(names.map((name) => Array.from(foldForSearch(name)).slice(0, BEGINNING).join('')));
  return sql<boolean>`left(${folded}, ${sql.lit(BEGINNING)}) = any(${[...beginnings]}::text[])`;
}

/**
 * For each of some names the records whose names searches do not tell apart from it; where there are some that differ in
 * case alone, only these.
 */
export function namedAlike<Named extends { name: string }>(
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
