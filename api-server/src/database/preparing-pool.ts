import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Most statements that each connection keeps prepared; any further ones are sent as before. */
const LIMIT = 500;

/** The commands whose number of rows Kysely tells; any other is the same to it. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/**
 * A pool for Kysely whose connections prepare each statement of a transaction once, so that the database reads and
 * plans it once. Writes find their rows by key: one plan is right for all values. Lists are read outside of
 * transactions, and planned for the values that they are asked for.
 *
 * For a server that looks at its tables in the background: when one has grown, that is when statements on it are planned
 * anew. Nothing does so in the embedded database.
 */
export function preparingPool(pool: Pool): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const preparing = new PreparingClient(client, names);
      clients.set(client, preparing);
      return preparing;
    },
    end: () => pool.end(),
  };
}

/** Gives a statement the same name on every connection, from the second time on that it is sent. */
class StatementNames {
  private readonly names = new Map<string, string>();
  private readonly sentOnce = new Set<string>();

  of(text: string): string | undefined {
    const known = this.names.get(text);
    if (known !== undefined || this.names.size >= LIMIT) return known;
    if (!this.sentOnce.delete(text)) {
      if (this.sentOnce.size >= LIMIT) this.sentOnce.clear();
      this.sentOnce.add(text);
      return undefined;
    }
    const name = `statement ${this.names.size + 1}`;
    this.names.set(text, name);
    return name;
  }
}

class PreparingClient implements PostgresPoolClient {
  constructor(
    private readonly client: PoolClient,
    private readonly names: StatementNames,
  ) {}

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('No cursor is configured');
    return this.send<Row>(text, values);
  }

  release(): void {
    this.client.release();
  }

  private async send<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Without values there is nothing to bind: `begin` and `commit`.
    const name = values.length > 0 && this.client.getTransactionStatus() === 'T' ? this.names.of(text) : undefined;
    const { command, rowCount, rows } = await this.client.query({ text, values: [...values], ...(name && { name }) });
    const change = CHANGES.find((known) => known === command);
    return { command: change ?? 'SELECT', rowCount: rowCount ?? 0, rows };
  }
}
