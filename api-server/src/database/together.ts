import type { CompiledQuery } from 'kysely';
import type { WriteTransaction } from './database';

/**
 * Sends statements of a transaction one after the other without waiting in between, and answers the rows of each. The
 * database does them in their order; when one fails those after it fail too, and the first failure is thrown.
 */
export async function together<Rows extends unknown[]>(
  transaction: WriteTransaction,
  ...statements: { [At in keyof Rows]: CompiledQuery<Rows[At]> }
): Promise<{ [At in keyof Rows]: Rows[At][] }> {
  const executor = transaction.getExecutor();
  // A transaction of Kysely waits for each statement; the connection itself does not.
  const outcomes = await executor.provideConnection((connection) => {
    const direct = executor.withConnectionProvider({ provideConnection: (use) => use(connection) });
    return Promise.allSettled(statements.map((statement) => direct.executeQuery(statement)));
  });
  const rows = outcomes.map((outcome) => {
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value.rows;
  });
  // What Promise.allSettled makes of a tuple, map forgets.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return rows as { [At in keyof Rows]: Rows[At][] };
}
