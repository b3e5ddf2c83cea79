import { DummyDriver, PostgresDialect, Transaction, type CompiledQuery, type QueryExecutor } from 'kysely';
import type { WriteTransaction } from '../connection';

/**
 * Sends statements of a transaction one after the other without waiting in between, and answers the rows of each. The
 * database does them in their order; when one fails those after it fail too, and the first failure is thrown.
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
  // What Promise.allSettled makes of a tuple, map forgets.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as { [At in keyof Rows]: Rows[At][] };
}

/**
 * Does works of one transaction side by side: none waits for a statement of another. All of them have ended when it
 * answers, and when it throws the first failure.
 */
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

/** What Kysely opens a connection with, and never does here. */
const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('A transaction has its connection')) });
const unopened = { config: { dialect }, dialect, driver: new DummyDriver() };

/** A transaction of Kysely waits for each statement; the connection itself does not. */
function withoutWaiting<Result>(
  transaction: WriteTransaction,
  use: (direct: QueryExecutor) => Promise<Result>,
): Promise<Result> {
  const executor = transaction.getExecutor();
  return executor.provideConnection((connection) =>
    use(executor.withConnectionProvider({ provideConnection: (through) => through(connection) })),
  );
}
