import { setTimeout as pause } from 'node:timers/promises';
import { isUnreachable } from './sql-state';

/** Does work that may be begun again, a read; again and again while the database has been away for a moment only. */
export type Patience = <Result>(
  work: () => Promise<Result>,
  /** Whether anybody still waits for it; by default yes. */
  isWanted?: () => boolean,
) => Promise<Result>;

interface PatienceOptions {
  /** How long a database may be away before nobody waits for it any more, in milliseconds; with 0 nobody does. */
  limit: number;
  /** Between two attempts, in milliseconds. */
  period?: number;
}

/**
 * Waits for a database that was there a moment ago: it is being replaced, or another one takes over. One that stays away
 * is waited for by nobody, so that requests do not pile up; the first answer of it ends that.
 */
export function patienceOf({ limit, period = 200 }: PatienceOptions): Patience {
  let awaySince: number | undefined;
  return async (work, isWanted = () => true) => {
    while (true) {
      try {
        const result = await work();
        awaySince = undefined;
        return result;
      } catch (error) {
        if (!isUnreachable(error) || !isWanted()) throw error;
        awaySince ??= performance.now();
        if (performance.now() - awaySince >= limit) throw error;
        await pause(period + Math.random() * period);
      }
    }
  };
}
