import type { FastifyInstance } from 'fastify';
import type { Connection } from '../database/database';
import { scheduleWatch } from '../inbox/watch';
import type { Geocoder } from '../geocode/geocoder';
import { continueImport } from '../imports/continue-import';
import { createMailSender, type MailOptions } from '../mail/mail-sender';
import type { MediaStore } from '../media/media-store';
import { endUpload } from '../media/upload-end';
import { scheduleRegularJobs } from './clean-up';
import { sendMonthMail } from '../month-report/month-mail';
import { jobHandlers, type JobTools } from './job-handlers';
import { createJobRunner, type RunnerOptions } from '../jobs/job-runner';

interface JobOptions extends Pick<JobTools, 'sessionIdle' | 'securityEventDays' | 'webhookHosts'> {
  mail: MailOptions;
  media: MediaStore;
  geocode: Geocoder;
  onEnd?: RunnerOptions['onEnd'];
}

export async function doJobs(
  app: FastifyInstance,
  connection: Connection,
  { mail, media, geocode, sessionIdle, securityEventDays, webhookHosts, onEnd }: JobOptions,
): Promise<void> {
  await scheduleRegularJobs(connection);
  await scheduleWatch(connection);
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
    endUpload: (upload) => endUpload(connection, media, upload),
  });
  const jobs = createJobRunner({ connection, handlers, log: app.log, onEnd });
  app.addHook('onReady', async () => jobs.start());
  app.addHook('onClose', async () => {
    await jobs.stop();
    sender.close();
  });
}
