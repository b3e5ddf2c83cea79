import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/database';
import { scheduleNotifications } from '../inbox/due-notifications';
import type { Geocoder } from '../geocode/geocoder';
import { continueImport } from '../imports/continue-import';
import { createMailSender, type MailOptions } from '../mail/mail-sender';
import type { MediaStore } from '../media/media-store';
import { endUpload } from '../media/upload-end';
import { scheduleRegularJobs } from './clean-up';
import { sendMonthMail } from '../month-report/month-mail';
import { jobHandlers, type JobTools } from './job-handlers';
import { serverSource } from '../security-events/event-source';
import { deliverLane } from '../webhooks/deliver-lane';
import type { Webhooks } from '../webhooks/open-webhooks';
import { OUTSIDE_KINDS } from '../jobs/jobs.repository';
import { createJobRunner, type RunnerOptions } from '../jobs/job-runner';

/** Deliveries at the same time: fewer than the threads that resolve names, which other work shares. */
const PARALLEL_DELIVERIES = 3;

interface JobOptions extends Pick<JobTools, 'sessionIdle' | 'securityEventDays' | 'webhookHosts'> {
  mail: MailOptions;
  media: MediaStore;
  geocode: Geocoder;
  webhooks: Webhooks;
  onEnd?: RunnerOptions['onEnd'];
}

export async function doJobs(
  app: FastifyInstance,
  connection: Connection,
  { mail, media, geocode, sessionIdle, securityEventDays, webhookHosts, webhooks, onEnd }: JobOptions,
): Promise<void> {
  await scheduleRegularJobs(connection);
  await scheduleNotifications(connection);
  const sender = createMailSender({ ...mail, log: app.log });
  const handlers = jobHandlers({
    ...mail,
    sender,
    log: app.log,
    sessionIdle,
    securityEventDays,
    webhookHosts,
    continueImport: (id, source) => continueImport({ connection, geocode, source }, id),
    mailMonth: (job) => sendMonthMail({ ...mail, connection, sender }, job),
    deliverEvents: (job) => deliverLane({ ...webhooks, connection, source: serverSource(app.log) }, job),
    endUpload: (upload) => endUpload(connection, media, upload),
  });
  const rules = { connection, handlers, log: app.log, onEnd };
  const runners = [
    createJobRunner(rules),
    createJobRunner({ ...rules, kinds: OUTSIDE_KINDS, parallel: PARALLEL_DELIVERIES }),
  ];
  app.addHook('onReady', async () => runners.forEach((runner) => runner.start()));
  app.addHook('onClose', async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    sender.close();
  });
}
