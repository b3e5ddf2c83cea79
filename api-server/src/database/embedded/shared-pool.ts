import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { pipelinedPool } from '../pipelined-pool';

/** The connection while single statements share it. */
interface Lease {
  client: Promise<PostgresPoolClient>;
  state: 'waits' | 'begun';
  /** How many statements have not been answered. */
  statements: number;
}

/**
 * The one connection of the embedded database for Kysely. A transaction has it to itself; single statements share it and
 * are sent without waiting for one another, so that the database works on one while the server prepares the next. Who
 * comes after a transaction that waits, waits behind it.
 */
export function sharedPool(pool: Pool): PostgresPool {
  const clients = pipelinedPool(pool);
  let lease: Lease | undefined;

  function join(): Lease {
    if (lease && (lease.state === 'waits' || pool.waitingCount === 0)) return lease;
    const opened: Lease = { client: clients.connect(), state: 'waits', statements: 0 };
    opened.client.then(
      () => (opened.state = 'begun'),
      () => leave(opened),
    );
    lease = opened;
    return opened;
  }

  function leave(left: Lease): void {
    if (lease === left) lease = undefined;
  }

  async function share<Result>(ask: (client: PostgresPoolClient) => Promise<Result>): Promise<Result> {
    const joined = join();
    joined.statements += 1;
    const client = await joined.client;
    try {
      return await ask(client);
    } finally {
      joined.statements -= 1;
      if (joined.statements === 0) {
        leave(joined);
        client.release();
      }
    }
  }

  return {
    connect: () => Promise.resolve(new SharedClient(share, () => clients.connect())),
    end: () => clients.end(),
  };
}

class SharedClient implements PostgresPoolClient {
  private own: PostgresPoolClient | undefined;

  constructor(
    private readonly share: <Result>(ask: (client: PostgresPoolClient) => Promise<Result>) => Promise<Result>,
    private readonly connect: () => Promise<PostgresPoolClient>,
  ) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('No cursor is configured');
    if (this.own) return this.own.query<Row>(text, values);
    return text === 'begin' ? this.begin(text, values) : this.share((client) => client.query<Row>(text, values));
  }

  release(): void {
    this.own?.release();
    this.own = undefined;
  }

  private async begin<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    this.own = await this.connect();
    return this.own.query<Row>(text, values);
  }
}
