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
  return containing(plainText(typed));
}

/** A text without case and accents, as search texts are. */
export function plainText(typed: string): string {
  return typed
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[đøłı]/g, (letter) => UNDIVIDED.get(letter) ?? letter);
}

/** The same for each word of it, in whatever order they stand. */
export function wordPatterns(typed: string): string[] {
  return typed.trim().split(/\s+/u).map(searchPattern);
}

/** The pattern for `like` that finds a text anywhere, as it stands. */
export function containing(text: string): string {
  return `%${literal(text)}%`;
}

/** A text as a part of a pattern, where `%` and `_` mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}

/** Whether a text begins with what was typed. */
export function beginsWith(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return sql`${text} like ${`${literal(typed.trim())}%`}`;
}

/** From so many letters on a word is found anywhere by the index of three letters, and a shorter one where words begin. */
const TRIGRAM = 3;

/** Whether a text has each word of what was typed. */
export function hasWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const like = (pattern: string) => sql<boolean>`${text} like ${pattern}`;
  const words = typed.trim().split(/\s+/u);
  const has = words.map((word) =>
    word.length < TRIGRAM
      ? sql`(${like(`${literal(word)}%`)} or ${like(`% ${literal(word)}%`)})`
      : like(containing(word)),
  );
  return sql<boolean>`(${sql.join(has, sql` and `)})`;
}

/** What the search of users looks through; letter for letter what the index of migration 0027 is of. */
export const textOfUser: RawBuilder<string> = sql`lower(users.name || ' ' || users.email || ' ' || coalesce(users.phone, ''))`;
