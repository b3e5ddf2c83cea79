import { MINUTE_MS } from '../calendar/durations';
import { collectionHours } from '../collections/collection-hours';
import type { WriteTransaction } from '../database/database';
import { ledgerHours } from '../general-ledger/ledger-hours';
import { scheduleJob } from '../jobs/jobs.repository';
import type { ListPart } from '../lists/hours/hour-source';
import { addUpHours, findLargeReach, lockHours } from '../lists/hours/hour-sums.repository';
import { tradeHours } from '../trades/trade-hours';

export const HOURS = { kind: 'hours', key: 'all', payload: {} } as const;

export async function updateHourSums(transaction: WriteTransaction, now: Date): Promise<void> {
  // Locks first, so that no other server starts the same one.
  await lockHours(transaction);
  const large = await findLarge(transaction);
  await addUpHours(transaction, large);
  await scheduleJob(transaction, { ...HOURS, runAt: large ? now : new Date(now.getTime() + MINUTE_MS) });
}

/** A large list without hour sums, of more than `above` rows if given. */
export async function findLarge(transaction: WriteTransaction, above?: number): Promise<ListPart | undefined> {
  for (const source of [collectionHours, tradeHours, ledgerHours]) {
    const reach = await findLargeReach(transaction, source, above);
    if (reach) return { source, reach };
  }
  return undefined;
}
