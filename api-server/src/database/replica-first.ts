import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { beginsTransaction } from './fast';

interface ReplicaFirst {
  replica: PostgresPool;
  primary: PostgresPool;
  onFailure: (error: unknown) => void;
}

/**
 * Reads of one request: from the replica until it fails, then from the primary. Never switches back, since the
 * replica may lag behind data already seen.
 */
export function replicaFirst(databases: ReplicaFirst): PostgresPool {
  const source: Source = { reads: 'replica', ...databases };
  return {
    connect: () => Promise.resolve(new ReadingClient(source)),
    end: () => Promise.resolve(),
  };
}

interface Source extends ReplicaFirst {
  reads: 'replica' | 'primary';
}

class ReadingClient implements PostgresPoolClient {
  constructor(private readonly source: Source) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('No cursor is configured');
    return this.ask<Row>(text, values);
  }

  release(): void {
    // Each statement releases its own connection.
  }

  private async ask<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    if (beginsTransaction(text)) throw new TypeError('Transactions require the primary');
    if (this.source.reads === 'replica') {
      try {
        return await queryOnce<Row>(this.source.replica, text, values);
      } catch (error) {
        this.source.reads = 'primary';
        this.source.onFailure(error);
      }
    }
    return queryOnce<Row>(this.source.primary, text, values);
  }
}

async function queryOnce<Row>(
  pool: PostgresPool,
  text: string,
  values: readonly unknown[],
): Promise<PostgresQueryResult<Row>> {
  const client = await pool.connect();
  try {
    return await client.query<Row>(text, values);
  } finally {
    client.release();
  }
}
