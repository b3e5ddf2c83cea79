import { setTimeout as pause } from 'node:timers/promises';
import { StartError } from '../start-error';

const TIMEOUT_MS = 60_000;

/**
 * Retries until the database is reachable.
 *
 * @throws {StartError} `database-unreachable` after `patience` milliseconds
 */
export async function whenReachable<Result>(
  work: () => Promise<Result>,
  { patience = TIMEOUT_MS, period = 1_000 } = {},
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
