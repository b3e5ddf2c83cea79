import { MINUTE_MS } from '../../calendar/durations';
import type { WriteTransaction } from '../../database/database';
import { planJob } from '../../jobs/jobs.repository';
import { addUpHours, findLargeReach } from './hours.repository';

/** The job by which the hours that are kept hold what changed in them. */
export const HOURS = { kind: 'collection-hours', key: 'all', payload: {} } as const;

/** Adds up what changed, and begins to keep the hours of one more part of the business that has grown large. */
export async function keepHours(transaction: WriteTransaction, now: Date): Promise<void> {
  const large = await findLargeReach(transaction);
  await addUpHours(transaction, large);
  await planJob(transaction, { ...HOURS, runAt: large ? now : new Date(now.getTime() + MINUTE_MS) });
}
