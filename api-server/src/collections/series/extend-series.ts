import { dayAfter, dayOf } from '../../calendar/local-day';
import { HOUR_MS } from '../../calendar/durations';
import type { WriteTransaction } from '../../database/database';
import { scheduleJob } from '../../jobs/jobs.repository';
import { lockRow } from '../../records/record-rows';
import { followSeries, horizon } from './follow-series';
import { findSeriesRow, lockDueSeries, nextOfOffice } from './series.repository';

const PART = 10;

export const SERIES_AHEAD = { kind: 'pick-up-series', key: 'ahead', payload: {} } as const;

export interface SeriesJob {
  officeId?: string | undefined;
  after?: string | undefined;
}

export async function extendSeries(transaction: WriteTransaction, job: SeriesJob, now: Date): Promise<void> {
  if (job.officeId === undefined) return extendDueSeries(transaction, now);
  const { officeId, after } = job;
  const ids = await nextOfOffice(transaction, { officeId, after, today: dayAfter(dayOf(now, 'UTC'), -1) }, PART);
  await followAll(transaction, ids, now);
  if (ids.length < PART) return;
  const payload = { officeId, after: ids.at(-1) };
  await scheduleJob(transaction, { kind: 'pick-up-series', key: officeId, runAt: now, payload });
}

async function extendDueSeries(transaction: WriteTransaction, now: Date): Promise<void> {
  const ids = await lockDueSeries(transaction, horizon(now), PART);
  await followAll(transaction, ids, now);
  const runAt = ids.length < PART ? new Date(now.getTime() + HOUR_MS) : now;
  await scheduleJob(transaction, { ...SERIES_AHEAD, runAt });
}

async function followAll(transaction: WriteTransaction, ids: readonly string[], now: Date): Promise<void> {
  for (const id of ids) {
    await lockRow(transaction, 'pickUpSeries', id);
    const row = await findSeriesRow(transaction, {}, id);
    if (row) await followSeries({ transaction, person: undefined }, row, now);
  }
}
