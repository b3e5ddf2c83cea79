import { sql, type RawBuilder } from 'kysely';

/** Sorts by ICU collation, the same in both databases: accents and case are only tie-breakers. */
export function inHumanOrder(column: string): RawBuilder<string> {
  return sql<string>`${sql.ref(column)} collate "und-x-icu"`;
}
