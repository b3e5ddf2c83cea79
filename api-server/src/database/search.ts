import { foldForSearch } from '@comptoir/api-contract/search-text';
import { sql, type RawBuilder } from 'kysely';

/** Whether a search text of the database has each word of what was typed, in any order and anywhere in its words. */
export function hasTyped(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const words = foldForSearch(typed).split(' ');
  return sql<boolean>`(${sql.join(
    words.map((word) => like(text, `%${literal(word)}%`)),
    sql` and `,
  )})`;
}

/** Whether a search text begins with what was typed. */
export function beginsWith(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return like(text, `${literal(foldForSearch(typed))}%`);
}

/** From so many letters on a word is found anywhere by the index of three letters, and a shorter one where words begin. */
const TRIGRAM = 3;

/** Whether a search text has each word of what was typed, the short ones where its words begin. */
export function hasWords(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const has = foldForSearch(typed)
    .split(' ')
    .map((word) =>
      word.length < TRIGRAM
        ? sql`(${like(text, `${literal(word)}%`)} or ${like(text, `% ${literal(word)}%`)})`
        : like(text, `%${literal(word)}%`),
    );
  return sql<boolean>`(${sql.join(has, sql` and `)})`;
}

function like(text: RawBuilder<string>, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${text} like ${pattern}`;
}

/** A text as a part of a pattern, where `%` and `_` mean themselves. */
function literal(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
