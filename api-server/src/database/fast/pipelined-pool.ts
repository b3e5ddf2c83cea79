import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient, QueryArrayResult } from 'pg';
import { camelCase } from './camel-case';
import { Silence } from './silence';
import { sqlState } from '../sql-state';
import { beginsTransaction, BY_KEY_MARK, UNAWAITED_MARK } from './statement-marks';
import { NamesOfConnection, StatementNames } from './statement-names';

/** The commands whose number of rows Kysely tells; any other is the same to it. */
const CHANGES = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const;

/** What a pool of the `pg` driver needs so that it can be pipelined. */
export const PIPELINE = { pipeline: true } as const;

/**
 * The connections of a pool for Kysely, which make transactions short.
 *
 * - A statement of a transaction is prepared once, so that the database reads and plans it once. Writes find their rows
 *   by key: one plan is right for all values. Lists are read outside of transactions, and planned for the values that
 *   they are asked for, unless they are marked as reads by key.
 * - Statements of one step travel together: `begin` and those whose answer nobody waits for with the next one, and those
 *   that are sent without waiting in between (`together`).
 *
 * @param answerTimeout Longest wait for an answer before a connection is cut, in milliseconds
 */
export function pipelinedPool(pool: Pool, answerTimeout = Infinity): PostgresPool {
  const names = new StatementNames();
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const opened = new PipelinedClient(client, new NamesOfConnection(names), answerTimeout);
      clients.set(client, opened);
      return opened;
    },
    end: () => pool.end(),
  };
}

/** What a server answers that takes no writes (any more): the next connection may lead to the one that does. */
const READ_ONLY = '25006';

class PipelinedClient implements PostgresPoolClient {
  private inTransaction = false;
  private use: 'again' | 'never again' = 'again';
  /** Answers that nobody has waited for yet, in the order of their statements. */
  private unanswered: Promise<unknown>[] = [];
  /** Whether statements are held back with the socket, and how long: until one is waited for, or to the end of this step. */
  private socket: 'open' | 'holds' | 'holds for this step' = 'open';

  private readonly silence: Silence | undefined;

  constructor(
    private readonly client: PoolClient,
    private readonly names: NamesOfConnection,
    answerTimeout: number,
  ) {
    if (answerTimeout < Infinity) this.silence = new Silence(() => client.connection.stream.destroy(), answerTimeout);
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
    const held = begins || (this.inTransaction && text.endsWith(UNAWAITED_MARK));
    return held ? this.hold(text, values) : this.ask<Row>(text, values);
  }

  release(): void {
    this.client.release(this.use === 'never again');
  }

  private async hold(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<never>> {
    this.holdBack();
    const answer = this.send(text, values);
    // Whoever waits for the next answer hears of it.
    answer.catch(() => undefined);
    this.unanswered.push(answer);
    return { command: 'SELECT', rowCount: 0, rows: [] };
  }

  private async ask<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    this.holdBack();
    this.letGoAfterThisStep();
    const earlier = this.unanswered;
    const answer = this.send(text, values);
    if (earlier.length > 0) {
      this.unanswered = [];
      const outcomes = await Promise.allSettled([...earlier, answer]);
      // What failed first is why those after it failed, and why a commit became a rollback.
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      if (failed && text !== 'rollback') throw failed.reason;
    }
    const { command, rowCount, ...read } = await answer;
    const change = CHANGES.find((known) => known === command);
    return { command: change ?? 'SELECT', rowCount: rowCount ?? 0, rows: camelCase.rowsOf<Row>(read) };
  }

  private holdBack(): void {
    if (this.socket !== 'open') return;
    this.socket = 'holds';
    this.client.connection.stream.cork();
  }

  /** Every write to a socket costs as much as a short statement: what is sent in one step is written once. */
  private letGoAfterThisStep(): void {
    if (this.socket === 'holds for this step') return;
    this.socket = 'holds for this step';
    process.nextTick(() => {
      this.socket = 'open';
      this.client.connection.stream.uncork();
    });
  }

  private send(text: string, values: readonly unknown[]): Promise<QueryArrayResult> {
    const repeated = this.inTransaction || text.endsWith(BY_KEY_MARK);
    // Without values there is nothing to bind: `begin` and `commit`.
    const name = repeated && values.length > 0 ? this.names.of(text) : undefined;
    const query = { text, values: [...values], rowMode: 'array' as const, ...(name && { name }) };
    this.silence?.asked();
    // With the promise that the driver makes by itself, rows that outlive one short collection of garbage outlive all.
    const answer = new Promise<QueryArrayResult>((resolve, reject) => {
      this.client.query(query, (error: Error | undefined, result) => {
        this.silence?.answered();
        if (error) reject(error);
        else resolve(result);
      });
    });
    if (name !== undefined) this.names.watch(text, answer);
    return answer.catch((error: unknown) => {
      if (sqlState(error) === READ_ONLY || text === 'rollback') this.use = 'never again';
      throw error;
    });
  }
}
