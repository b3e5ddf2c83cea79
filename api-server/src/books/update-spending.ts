import { DAY_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import { spendingSince, sumSpending } from './spending.repository';

/** Offices per transaction. */
const PART = 10;

export const SPENDING = { kind: 'spending', key: 'daily', payload: {} } as const;

/** Recalculates some offices and schedules the rest in the same transaction. */
export async function updateSpending(
  transaction: WriteTransaction,
  after: string | undefined,
  now: Date,
): Promise<void> {
  const last = await sumSpending(transaction, { since: spendingSince(now), after, limit: PART });
  const tomorrow = new Date(now.getTime() - (now.getTime() % DAY_MS) + DAY_MS);
  if (last === undefined) await scheduleJob(transaction, { ...SPENDING, runAt: tomorrow });
  else await scheduleJob(transaction, { ...SPENDING, payload: { after: last }, runAt: now });
}
