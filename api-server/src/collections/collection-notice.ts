import type { WriteTransaction } from '../database/database';
import { cancelJob, planJob } from '../jobs/jobs.repository';
import type { CollectionRow } from './collections.repository';

const DAY = 24 * 60 * 60 * 1000;

type Noticed = Pick<CollectionRow, 'officeId' | 'id' | 'scheduledAt' | 'collectedMinor' | 'alertDayBefore'>;

/** Plans the mail to the agency a day before the pick-up, moves it with the pick-up, or takes it back. */
export async function planNotice(transaction: WriteTransaction, collection: Noticed): Promise<void> {
  const { officeId, id, scheduledAt, collectedMinor, alertDayBefore } = collection;
  const key = String(id);
  if (alertDayBefore && collectedMinor === null && scheduledAt.getTime() > Date.now()) {
    const runAt = new Date(scheduledAt.getTime() - DAY);
    await planJob(transaction, { kind: 'collection-notice', key, runAt, payload: { officeId, collectionId: key } });
  } else {
    await cancelJob(transaction, 'collection-notice', key);
  }
}

export function cancelNotice(transaction: WriteTransaction, { id }: { id: bigint }): Promise<void> {
  return cancelJob(transaction, 'collection-notice', String(id));
}
