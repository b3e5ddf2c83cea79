import { DummyDriver, PostgresDialect, Transaction, type CompiledQuery, type QueryExecutor } from 'kysely';
import type { WriteTransaction } from '../connection';

/**
 * Sends statements of a transaction without waiting between them and returns the rows of each. They run in order;
 * after a failure the rest fail too, and the first failure is thrown.
 */
export async function together<Rows extends unknown[]>(
  transaction: WriteTransaction,
  ...statements: { [At in keyof Rows]: CompiledQuery<Rows[At]> }
): Promise<{ [At in keyof Rows]: Rows[At][] }> {
  const outcomes = await withoutWaiting(transaction, (direct) =>
    Promise.allSettled(statements.map((statement) => direct.executeQuery(statement))),
  );
  const rows = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value.rows;
  });
  // `map` loses the tuple type.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as { [At in keyof Rows]: Rows[At][] };
}

/** Runs works of one transaction concurrently. Waits for all before returning or throwing the first failure. */
export async function sideBySide(
  transaction: WriteTransaction,
  works: readonly ((transaction: WriteTransaction) => Promise<void>)[],
): Promise<void> {
  const outcomes = await withoutWaiting(transaction, (executor) => {
    const own: WriteTransaction = new Transaction({ ...unopened, executor });
    return Promise.allSettled(works.map((work) => work(own)));
  });
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Required by the Kysely interface, but unused. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) });
const unopened = { config: { dialect }, dialect, driver: new DummyDriver() };

/** Kysely's transaction waits for each statement; the raw connection does not. */
function withoutWaiting<Result>(
  transaction: WriteTransaction,
  use: (direct: QueryExecutor) => Promise<Result>,
): Promise<Result> {
  const executor = transaction.getExecutor();
  return executor.provideConnection((connection) =>
    use(executor.withConnectionProvider({ provideConnection: (through) => through(connection) })),
  );
}
