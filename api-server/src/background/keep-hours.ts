import { MINUTE_MS } from '../calendar/durations';
import { collectionHours } from '../collections/collection-hours';
import type { WriteTransaction } from '../database/database';
import { ledgerHours } from '../general-ledger/ledger-hours';
import { planJob } from '../jobs/jobs.repository';
import type { ListPart } from '../lists/hours/hour-source';
import { addUpHours, findLargeReach, lockHours } from '../lists/hours/hour-sums.repository';
import { tradeHours } from '../trades/trade-hours';

/** The job by which the hours that are kept hold what changed in them. */
export const HOURS = { kind: 'hours', key: 'all', payload: {} } as const;

/** Adds up what changed, and begins to keep the hours of one more part of the business that has grown large. */
export async function keepHours(transaction: WriteTransaction, now: Date): Promise<void> {
  // Before it is looked for, so that no other server begins the same.
  await lockHours(transaction);
  const large = await findLarge(transaction);
  await addUpHours(transaction, large);
  await planJob(transaction, { ...HOURS, runAt: large ? now : new Date(now.getTime() + MINUTE_MS) });
}

/** Something that has grown large, and is not kept yet; `above` so many rows where that is said. */
export async function findLarge(transaction: WriteTransaction, above?: number): Promise<ListPart | undefined> {
  for (const source of [collectionHours, tradeHours, ledgerHours]) {
    const reach = await findLargeReach(transaction, source, above);
    if (reach) return { source, reach };
  }
  return undefined;
}
