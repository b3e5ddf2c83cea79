import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error';

/** A database that is started beside this process may not be found, or not answer, for so long. Milliseconds. */
const PATIENCE_MS = 60_000;

/**
 * Does what needs the database, again and again while that cannot be reached.
 *
 * @throws {StartError} `database-unreachable` when the patience is over
 */
export async function whenReachable<Result>(
  work: () => Promise<Result>,
  { patience = PATIENCE_MS, period = 1_000 } = {},
): Promise<Result> {
  const deadline = Date.now() + patience;
  while (true) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StartError && error.reason === 'database-unreachable') || Date.now() > deadline)
        throw error;
      await pause(period);
    }
  }
}
