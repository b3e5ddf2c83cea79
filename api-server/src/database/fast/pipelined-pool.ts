import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import { camelCase } from './camel-case';
import { AnswerTimeout } from './answer-timeout';
import { READ_ONLY, sqlState } from '../sql-state';
import { beginsTransaction, BY_KEY_MARK, UNAWAITED_MARK } from './statement-marks';
import { NamesOfConnection, StatementNames } from './statement-names';

/** Commands for which Kysely reports a row count. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

export const PIPELINE = { pipeline: true } as const;

/**
 * Kysely pool that shortens transactions.
 *
 * - Statements of transactions are prepared and planned once; writes find rows by key, so one plan suits all
 * values. Lists are read outside of transactions and planned per value, unless marked as reads by key.
 * - Statements sent in one step share a socket write: `begin` and statements without a needed answer go with the
 * next one, and those sent by `together` follow without waiting.
 *
 * @param answerTimeout longest wait for an answer before the connection is cut, in milliseconds
 */
export function pipelinedPool(pool: Pool, answerTimeout = Infinity): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const existing = clients.get(client);
      if (existing) return existing;
      const opened = new PipelinedClient(client, new NamesOfConnection(names), answerTimeout);
      clients.set(client, opened);
      return opened;
    },
    end: () => pool.end(),
  };
}

class PipelinedClient implements PostgresPoolClient {
  private inTransaction = false;
  private use: 'reusable' | 'broken' = 'reusable';
  /** Pending answers, in order of their statements. */
  private unanswered: Promise<unknown>[] = [];
  /** Buffers socket writes until an answer is awaited, or to the end of the step. */
  private socket: 'open' | 'corked' | 'uncorks next tick' = 'open';

  private readonly timeout: AnswerTimeout | undefined;

  constructor(
    private readonly client: PoolClient,
    private readonly names: NamesOfConnection,
    answerTimeout: number,
  ) {
    if (answerTimeout < Infinity)
      this.timeout = new AnswerTimeout(() => client.connection.stream.destroy(), answerTimeout);
  }

  query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    text: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof text !== 'string') throw new TypeError('No cursor is configured');
    const begins = beginsTransaction(text);
    if (begins) this.inTransaction = true;
    if (text === 'commit' || text === 'rollback') this.inTransaction = false;
    const isDeferred = begins || (this.inTransaction && text.endsWith(UNAWAITED_MARK));
    return isDeferred ? this.sendDeferred(text, values) : this.sendAwaited<Row>(text, values);
  }

  release(): void {
    this.client.release(this.use === 'broken');
  }

  private async sendDeferred(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    this.cork();
    const answer = this.send(text, values);
    // The failure is reported with the next awaited answer.
    answer.catch(() => undefined);
    this.unanswered.push(answer);
    return { command: 'SELECT', rowCount: 0, rows: [] };
  }

  private async sendAwaited<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    this.cork();
    this.uncorkNextTick();
    const earlier = this.unanswered;
    const answer = this.send(text, values);
    if (earlier.length > 0) {
      this.unanswered = [];
      const outcomes = await Promise.allSettled([...earlier, answer]);
      // The first failure explains later ones, and a commit that became a rollback.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed && text !== 'rollback') throw failed.reason;
    }
    const { command, rowCount, ...read } = await answer;
    const change = CHANGES.find((known) => known === command);
    return { command: change ?? 'SELECT', rowCount: rowCount ?? 0, rows: camelCase.rowsOf<Row>(read) };
  }

  private cork(): void {
    if (this.socket !== 'open') return;
    this.socket = 'corked';
    this.client.connection.stream.cork();
  }

  /** A socket write costs as much as a short statement, so writes of a step are merged. */
  private uncorkNextTick(): void {
    if (this.socket === 'uncorks next tick') return;
    this.socket = 'uncorks next tick';
    process.nextTick(() => {
      this.socket = 'open';
      this.client.connection.stream.uncork();
    });
  }

  private send(text: string, values: readonly unknown[]): Promise<QueryArrayResult> {
    const repeated = this.inTransaction || text.endsWith(BY_KEY_MARK);
    // Simple statements such as `begin` and `commit` need no binding.
    const name = repeated && values.length > 0 ? this.names.of(text) : undefined;
    const query = { text, values: [...values], rowMode: 'array' as const, ...(name && { name }) };
    this.timeout?.sent();
    // The driver's own promise would keep rows alive across garbage collections.
    const answer = new Promise<QueryArrayResult>((resolve, reject) => {
      this.client.query(query, (error: Error | undefined, result) => {
        this.timeout?.answered();
        if (error) reject(error);
        else resolve(result);
      });
    });
    if (name !== undefined) this.names.watch(text, answer);
    return answer.catch((error: unknown) => {
      if (sqlState(error) === READ_ONLY || text === 'rollback') this.use = 'broken';
      throw error;
    });
  }
}
