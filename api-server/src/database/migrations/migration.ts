import type { QueryExecutorProvider } from 'kysely';

/** A step of the schema. The migrator runs each once, in the order of its list, by name. */
export interface Migration {
  name: string;
  /** Earlier steps that led to the same schema: a database with the last of them needs no `up`. */
  replaces?: { last: string; /** The last version that has them. */ version: string };
  up(db: QueryExecutorProvider): Promise<void>;
}
