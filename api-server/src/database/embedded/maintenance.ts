import type { Pool } from 'pg';
import { MINUTE_MS } from '../../calendar/durations';

/** How long the plan of a statement is kept, in milliseconds. */
const PLANS_MS = 10_000;

/** The embedded database has no background processes: what they would do is asked for here. */
const chores = [
  { statement: 'checkpoint', every: MINUTE_MS },
  // Statements that are prepared are planned again: their tables have grown, and no statistics tell of it.
  { statement: 'discard plans', every: PLANS_MS },
  { statement: 'vacuum (analyze)', every: 60 * MINUTE_MS },
];

/** Keeps the write-ahead log short and the tables compact. Returns the function that stops it. */
export function keepTidy(pool: Pool): () => void {
  const timers = chores.map(({ statement, every }) =>
    setInterval(() => {
      // A chore that finds no free connection is done at its next turn.
      pool.query(statement).catch(() => undefined);
    }, every).unref(),
  );
  return () => {
    for (const timer of timers) clearInterval(timer);
  };
}
