import { sql, type RawBuilder } from 'kysely';

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
  return containing(plain);
}

/** The same for each word of it, in whatever order they stand. */
export function wordPatterns(typed: string): string[] {
  return typed.trim().split(/\s+/u).map(searchPattern);
}

/** The pattern for `like` that finds a text anywhere, as it stands. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** What the search of users looks through; letter for letter what the index of migration 0027 is of. */
export const textOfUser: RawBuilder<string> = sql`lower(users.name || ' ' || users.email || ' ' || coalesce(users.phone, ''))`;
