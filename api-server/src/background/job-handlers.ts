import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod/mini';
import { expireApproval } from '../approvals/approvals.service';
import { updateSpending } from '../books/update-spending';
import { notifyOfDueCase } from '../cash-cases/case-notifications';
import { continueBulk } from '../collections/bulk/bulk.service';
import { extendSeries } from '../collections/series/extend-series';
import { sendCollectionNotice } from '../collections/collection-notice';
import { remindGiver } from '../handovers/handover-notifications';
import type { WriteTransaction } from '../database/database';
import type { MailSender } from '../mail/mail-sender';
import { QueuedMail } from '../mail/mail';
import { writeMail } from '../mail/written-mail';
import { mailReset } from '../account/password-reset';
import { notifyInvitationExpired } from '../inbox/invitation-expiry';
import { sendDueNotifications } from '../inbox/due-notifications';
import { scheduleMonthMails } from '../month-report/month-mail';
import { serverSource, type EventSource } from '../security-events/event-source';
import { MAX_ATTEMPTS, sendWebhook, Webhook } from '../team-notices/send-webhook';
import { cleanUp } from './clean-up';
import { updateHourSums } from './update-hour-sums';
import { updateCashFlows } from '../books/update-cash-flows';
import type { JobHandlers } from '../jobs/job-runner';
import type { LeasedJob } from '../jobs/jobs.repository';

const ResetRequest = z.object({
  email: z.string(),
  address: z.nullish(z.string()),
  requestId: z.nullish(z.string()),
});
const EndedUpload = z.object({ id: z.string(), objectKey: z.string() });
const BulkRequest = z.object({ id: z.string() });
const InvitationRequest = z.object({ expiresAt: z.optional(z.string()) });
const SeriesRequest = z.object({ officeId: z.optional(z.string()), after: z.optional(z.string()) });
const ImportRequest = z.object({ id: z.string() });
const SpendingRequest = z.object({ after: z.optional(z.string()) });
const NoticeRequest = z.object({ officeId: z.string(), collectionId: z.string() });

export interface JobTools {
  sender: MailSender;
  publicUrl: string;
  webhookHosts: readonly string[];
  endUpload: (upload: z.infer<typeof EndedUpload>) => Promise<void>;
  continueImport: (id: string, source: EventSource) => Promise<void>;
  mailMonth: (job: LeasedJob) => Promise<void>;
  deliverEvents: (job: LeasedJob) => Promise<void>;
  log: FastifyBaseLogger;
  /** In seconds. */
  sessionIdle: number;
  securityEventDays: number;
}

export function jobHandlers({
  sender,
  publicUrl,
  webhookHosts,
  endUpload,
  continueImport,
  mailMonth,
  deliverEvents,
  log,
  ...kept
}: JobTools): JobHandlers {
  return {
    mail: {
      in: 'outside',
      run: ({ key, payload }) => sender.send(key, writeMail(z.parse(QueuedMail, payload), publicUrl)),
    },
    'event-webhook': { in: 'turns', run: deliverEvents },
    webhook: { in: 'outside', run: (job) => runWebhook(job, webhookHosts, log) },
    'password-reset': {
      in: 'transaction',
      run: (transaction, { payload }) => {
        const { email, ...requested } = z.parse(ResetRequest, payload);
        return mailReset(transaction, email, serverSource(log, requested));
      },
    },
    'collection-notice': {
      in: 'transaction',
      run: (transaction, { payload }) => sendCollectionNotice(transaction, z.parse(NoticeRequest, payload)),
    },
    'upload-end': { in: 'outside', run: ({ payload }) => endUpload(z.parse(EndedUpload, payload)) },
    'bulk-change': {
      in: 'transaction',
      run: (transaction, { payload }) => continueBulk(transaction, z.parse(BulkRequest, payload).id),
    },
    'invitation-end': {
      in: 'transaction',
      run: (transaction, { key, payload }) =>
        notifyInvitationExpired(transaction, key, z.parse(InvitationRequest, payload).expiresAt ?? ''),
    },
    'handover-reminder': { in: 'transaction', run: (transaction, { key }) => remindGiver(transaction, key) },
    'case-due': { in: 'transaction', run: (transaction, { key }) => notifyOfDueCase(transaction, key) },
    'inbox-watch': { in: 'transaction', run: (transaction) => watch(transaction, new Date()) },
    'month-mail': { in: 'outside', run: mailMonth },
    'pick-up-series': {
      in: 'transaction',
      run: (transaction, { payload }) => extendSeries(transaction, z.parse(SeriesRequest, payload), new Date()),
    },
    import: {
      in: 'outside',
      run: ({ payload }) => continueImport(z.parse(ImportRequest, payload).id, serverSource(log)),
    },
    spending: {
      in: 'transaction',
      run: (transaction, { payload }) =>
        updateSpending(transaction, z.parse(SpendingRequest, payload).after, new Date()),
    },
    'approval-end': { in: 'transaction', run: (transaction, { key }) => expireApproval(transaction, key) },
    hours: { in: 'transaction', run: (transaction) => updateHourSums(transaction, new Date()) },
    'cash-flows': { in: 'transaction', run: (transaction) => updateCashFlows(transaction, new Date()) },
    'clean-up': {
      in: 'transaction',
      run: (transaction) => cleanUp(transaction, new Date(), { ...kept, source: serverSource(log) }),
    },
  };
}

async function runWebhook(
  { key, payload, attempts }: LeasedJob,
  webhookHosts: readonly string[],
  log: FastifyBaseLogger,
): Promise<void> {
  const webhook = z.parse(Webhook, payload);
  await sendWebhook(key, webhook, webhookHosts).catch((cause: unknown) => {
    if (attempts < MAX_ATTEMPTS) throw cause;
    log.error({ err: cause, webhook: webhook.webhook }, 'A webhook was given up');
  });
}

async function watch(transaction: WriteTransaction, now: Date): Promise<void> {
  await scheduleMonthMails(transaction, now);
  await sendDueNotifications(transaction, now);
}
