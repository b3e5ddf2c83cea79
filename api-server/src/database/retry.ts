import { setTimeout as pause } from 'node:timers/promises';
import { isUnreachable } from './sql-state';

export type Retry = <Result>(
  work: () => Promise<Result>,
  /** Stops retrying when false, for example after the client has gone. */
  isWanted?: () => boolean,
) => Promise<Result>;

interface RetryOptions {
  /** Outage in milliseconds after which requests fail immediately; 0 disables retries. */
  limit: number;
  period?: number;
}

/**
 * Bridges failovers and restarts. After `limit` all requests fail immediately until the database answers again, so
 * that they do not pile up.
 */
export function retryUntil({ limit, period = 200 }: RetryOptions): Retry {
  let unavailableSince: number | undefined;
  return async (work, isWanted = () => true) => {
    while (true) {
      try {
        const result = await work();
        unavailableSince = undefined;
        return result;
      } catch (error) {
        if (!isUnreachable(error) || !isWanted()) throw error;
        unavailableSince ??= performance.now();
        if (performance.now() - unavailableSince >= limit) throw error;
        await pause(period + Math.random() * period);
      }
    }
  };
}
