import type { Pool } from 'pg';
import { MINUTE_MS } from '../../calendar/durations';

const PLANS_MS = 10_000;

/** Replaces the background processes that the embedded database lacks. */
const chores = [
  { statement: 'checkpoint', every: MINUTE_MS },
  // Replans prepared statements as tables grow without new statistics.
  { statement: 'discard plans', every: PLANS_MS },
  { statement: 'vacuum (analyze)', every: 60 * MINUTE_MS },
];

export function startMaintenance(pool: Pool): () => void {
  const timers = chores.map(({ statement, every }) =>
    setInterval(() => {
      // Skipped if the connection is busy; repeated in the next period.
      pool.query(statement).catch(() => undefined);
    }, every).unref(),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
