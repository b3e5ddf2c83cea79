import { SPENDING } from '../books/update-spending';
import { DAY_MS, HOUR_MS } from '../calendar/durations';
import { removeOldBulks } from '../collections/bulk/bulk.repository';
import { SERIES_AHEAD } from '../collections/series/extend-series';
import type { Connection, WriteTransaction } from '../database/database';
import { removeOldTickets } from '../session/tickets.repository';
import { removeOldSsoAttempts } from '../sso/attempts.repository';
import { removeOldItems } from '../inbox/inbox.repository';
import { removeOldImports } from '../imports/imports.repository';
import { removeOldChanges } from '../lists/list-changes.repository';
import { removeOldFailures } from '../remote-failures/remote-failures.repository';
import { removeOldUses } from '../remote-failures/remote-uses.repository';
import type { EventSource } from '../security-events/event-source';
import { removeOldEvents } from '../security-events/security-events.repository';
import { endForgottenSessions } from '../session/forgotten-sessions';
import { removeOldAttempts } from '../session/login-attempts.repository';
import { removeOldSessions } from '../session/sessions.repository';
import { removeOldInvitationMails } from '../users/invitation-mails.repository';
import { scheduleJob } from '../jobs/jobs.repository';
import { CASH_FLOWS } from '../books/update-cash-flows';
import { removeOldWebhookEvents } from '../webhooks/clean-up.repository';
import { HOURS } from './update-hour-sums';

/** Covers idempotent answers and finished jobs. */
const RETENTION_MS = 7 * DAY_MS;
const CHANGES_RETENTION_MS = DAY_MS;
const FAILURES_RETENTION_MS = 30 * DAY_MS;
const INBOX_RETENTION_MS = 90 * DAY_MS;
const WEBHOOK_EVENTS_RETENTION_MS = 30 * DAY_MS;
const SESSIONS_RETENTION_MS = 30 * DAY_MS;
/** Time in which an import can be withdrawn. */
const IMPORTS_RETENTION_MS = 30 * DAY_MS;
const CLEAN_UP = { kind: 'clean-up', key: 'hourly', payload: {} } as const;

export async function scheduleRegularJobs(connection: Connection): Promise<void> {
  await connection
    .insertInto('jobs')
    .values(
      [CLEAN_UP, SERIES_AHEAD, SPENDING, HOURS, CASH_FLOWS].map(({ kind, key }) => ({
        kind,
        key,
        runAt: new Date(),
        payload: '{}',
        lastError: null,
      })),
    )
    .onConflict((planned) => planned.doNothing())
    .execute();
}

interface Keeping {
  /** In seconds. */
  sessionIdle: number;
  securityEventDays: number;
  source: EventSource;
}

export async function cleanUp(
  transaction: WriteTransaction,
  now: Date,
  { sessionIdle, securityEventDays, source }: Keeping,
): Promise<void> {
  const old = new Date(now.getTime() - RETENTION_MS);
  await transaction.deleteFrom('oneTimeTokens').where('expiresAt', '<', old).execute();
  await removeOldTickets(transaction);
  await removeOldSsoAttempts(transaction);
  await transaction.deleteFrom('idempotencyKeys').where('createdAt', '<', old).execute();
  await transaction.deleteFrom('jobs').where('doneAt', '<', old).execute();
  await removeOldBulks(transaction, old);
  await removeOldItems(transaction, new Date(now.getTime() - INBOX_RETENTION_MS));
  await removeOldImports(transaction, { previews: old, taken: new Date(now.getTime() - IMPORTS_RETENTION_MS) });
  await removeOldAttempts(transaction);
  await removeOldInvitationMails(transaction);
  await endForgottenSessions(transaction, sessionIdle, source);
  await removeOldSessions(transaction, new Date(now.getTime() - SESSIONS_RETENTION_MS));
  await removeOldEvents(transaction, new Date(now.getTime() - securityEventDays * DAY_MS));
  await removeOldFailures(transaction, new Date(now.getTime() - FAILURES_RETENTION_MS));
  await removeOldUses(transaction, new Date(now.getTime() - FAILURES_RETENTION_MS));
  await removeOldWebhookEvents(transaction, new Date(now.getTime() - WEBHOOK_EVENTS_RETENTION_MS));
  await removeOldChanges(transaction, new Date(now.getTime() - CHANGES_RETENTION_MS));
  await scheduleJob(transaction, { ...CLEAN_UP, runAt: new Date(now.getTime() + HOUR_MS) });
}
