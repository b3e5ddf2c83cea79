import { MINUTE_MS } from '../calendar/durations';
import type { Connection, WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import { mailInboxes } from './daily-mail';
import { notifyFailedJobs } from './failed-jobs';
import { notifyLateCollections } from './late-collections';
import { notifyUnsentPickUps } from './unsent-pick-ups';

const PERIOD_MS = 5 * MINUTE_MS;
const NOTIFICATIONS_JOB = { kind: 'inbox-watch', key: 'all', payload: {} } as const;

export async function scheduleNotifications(connection: Connection): Promise<void> {
  await connection
    .insertInto('jobs')
    .values({
      kind: NOTIFICATIONS_JOB.kind,
      key: NOTIFICATIONS_JOB.key,
      runAt: new Date(),
      payload: '{}',
      lastError: null,
    })
    .onConflict((planned) => planned.doNothing())
    .execute();
}

/** Runs time-based notifications and mails on one server at a time. */
export async function sendDueNotifications(transaction: WriteTransaction, now: Date): Promise<void> {
  await notifyLateCollections(transaction, now);
  await notifyUnsentPickUps(transaction, now);
  await notifyFailedJobs(transaction, now);
  const areMore = await mailInboxes(transaction, now);
  await scheduleJob(transaction, { ...NOTIFICATIONS_JOB, runAt: areMore ? now : new Date(now.getTime() + PERIOD_MS) });
}
