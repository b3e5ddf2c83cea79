import type { QueryExecutorProvider } from 'kysely';

/** One small step of the schema; the migrator runs each once, in the order of its list, by name. */
export interface Migration {
  name: string;
  up(db: QueryExecutorProvider): Promise<void>;
}
