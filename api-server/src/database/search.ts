import { foldForSearch } from '@comptoir/api-contract/search-text';
import { sql, type RawBuilder } from 'kysely';

export function hasTyped(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  const words = foldForSearch(typed).split(' ');
  return sql<boolean>`(${sql.join(
    words.map((word) => like(text, `%${literal(word)}%`)),
    sql` and `,
  )})`;
}

export function beginsWith(text: RawBuilder<string>, typed: string): RawBuilder<boolean> {
  return like(text, `${literal(foldForSearch(typed))}%`);
}

/** Shortest word, in letters, found anywhere by the trigram index; shorter ones match word beginnings. */
const TRIGRAM = 3;

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

function literal(text: string): string {
  return text.replace(/[\\%_]/g, String.raw`\$&`);
}
