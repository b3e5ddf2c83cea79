import { sql, type QueryExecutorProvider } from 'kysely';

/** Runs data definition statements one by one, so that an error names the statement. */
export async function runStatements(db: QueryExecutorProvider, statements: readonly string[]): Promise<void> {
  for (const statement of statements) {
    await sql.raw(statement).execute(db);
  }
}
