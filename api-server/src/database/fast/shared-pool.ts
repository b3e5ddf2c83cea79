import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool } from 'pg';
import { pipelinedPool } from './pipelined-pool';
import { beginsTransaction, BY_KEY_MARK } from './statement-marks';

interface Lease {
  client: Promise<PostgresPoolClient>;
  state: 'waits' | 'begun';
  statements: number;
  reads: Map<string, Promise<PostgresQueryResult<unknown>>>;
}

/**
 * Kysely pool over the single embedded connection. Transactions get it exclusively; single statements share it and
 * are pipelined. A statement queues behind a waiting transaction.
 */
export function sharedPool(pool: Pool): PostgresPool {
  const clients = pipelinedPool(pool);
  let lease: Lease | undefined;

  function join(): Lease {
    if (lease && (lease.state === 'waits' || pool.waitingCount === 0)) return lease;
    const opened: Lease = { client: clients.connect(), state: 'waits', statements: 0, reads: new Map() };
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

  async function send(joined: Lease, text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    joined.statements += 1;
    const client = await joined.client;
    try {
      return await client.query<unknown>(text, values);
    } finally {
      joined.statements -= 1;
      if (joined.statements === 0) {
        leave(joined);
        client.release();
      }
    }
  }

  // Answers arrive in order, so a pending read reflects everything acknowledged before it.
  function share(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const joined = join();
    if (!text.endsWith(BY_KEY_MARK)) return send(joined, text, values);
    const key = JSON.stringify([text, values]);
    const underWay = joined.reads.get(key);
    if (underWay) return underWay;
    const read = send(joined, text, values).finally(() => joined.reads.delete(key));
    joined.reads.set(key, read);
    return read;
  }

  return {
    connect: () => Promise.resolve(new SharedClient(share, () => clients.connect())),
    end: () => clients.end(),
  };
}

class SharedClient implements PostgresPoolClient {
  private own: PostgresPoolClient | undefined;

  constructor(
    private readonly share: (text: string, values: readonly unknown[]) => Promise<PostgresQueryResult<unknown>>,
    private readonly connect: () => Promise<PostgresPoolClient>,
  ) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query(
    text: string | PostgresCursor<unknown>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<unknown>> | PostgresCursor<unknown> {
    if (typeof text !== 'string') throw new TypeError('No cursor is configured');
    if (this.own) return this.own.query(text, values);
    return beginsTransaction(text) ? this.begin(text, values) : this.share(text, values);
  }

  release(): void {
    this.own?.release();
    this.own = undefined;
  }

  private async begin(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    this.own = await this.connect();
    return this.own.query(text, values);
  }
}
