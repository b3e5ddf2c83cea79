import { sql, type RawBuilder } from 'kysely';

/**
 * A name as people sort it, whatever the language: accents and case decide only between names that are else the same.
 * Both databases have this collation; the lists are long, so it is they that sort.
 */
export function inHumanOrder(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "und-x-icu"`;
}
