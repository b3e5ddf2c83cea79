import { sql, type RawBuilder } from 'kysely';

/** JSON built by the database: building 50,000 objects would block other requests. */
export function jsonRow(table: string, columns: readonly string[]): RawBuilder<string> {
  const named = columns.map((column) => sql`${sql.ref(`${table}.${column}`)} as ${sql.raw(`"${column}"`)}`);
  return sql<string>`row_to_json((select r from (select ${sql.join(named)}) r))::text`;
}
