import type { Connection } from '../src/database/database';
import { jobHandlers } from '../src/background/job-handlers';
import { createJobRunner } from '../src/jobs/job-runner';
import { sendMonthMail } from '../src/month-report/month-mail';
import type { MailSender } from '../src/mail/mail-sender';
import type { WrittenMail } from '../src/mail/written-mail';
import { jobTools } from './jobs';

export async function sendMails(connection: Connection): Promise<WrittenMail[]> {
  const mails: WrittenMail[] = [];
  const sender: MailSender = {
    send: async (_id, mail) => void mails.push(mail),
    close: () => undefined,
  };
  const handlers = jobHandlers({
    ...jobTools,
    sender,
    mailMonth: (job) => sendMonthMail({ ...jobTools, connection, sender }, job),
  });
  const runner = createJobRunner({ connection, handlers, log: { warn: () => undefined } });
  while ((await runner.runDue()) > 0);
  return mails;
}

export function tokenIn(mail: WrittenMail | undefined): string {
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}
