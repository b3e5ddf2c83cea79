import { MINUTE_MS } from '../calendar/durations';
import type { Connection, WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import { mailInboxes } from './daily-mail';
import { notifyFailedJobs } from './failed-jobs';
import { notifyLateCollections } from './late-collections';
import { notifyUnsentPickUps } from './unsent-pick-ups';

const PERIOD_MS = 5 * MINUTE_MS;
const WATCH = { kind: 'inbox-watch', key: 'all', payload: {} } as const;

export async function scheduleWatch(connection: Connection): Promise<void> {
  await connection
    .insertInto('jobs')
    .values({ kind: WATCH.kind, key: WATCH.key, runAt: new Date(), payload: '{}', lastError: null })
    .onConflict((planned) => planned.doNothing())
    .execute();
}

/** Runs time-based notifications and mails on one server at a time. */
export async function watchTime(transaction: WriteTransaction, now: Date): Promise<void> {
  await notifyLateCollections(transaction, now);
  await notifyUnsentPickUps(transaction, now);
  await notifyFailedJobs(transaction, now);
  const areMore = await mailInboxes(transaction, now);
  await scheduleJob(transaction, { ...WATCH, runAt: areMore ? now : new Date(now.getTime() + PERIOD_MS) });
}
