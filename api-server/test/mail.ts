import type { Connection } from '../src/database/database';
import { jobHandlers } from '../src/background/job-handlers';
import { createJobRunner } from '../src/jobs/job-runner';
import type { MailSender } from '../src/mail/mail-sender';
import type { WrittenMail } from '../src/mail/written-mail';
import { jobTools } from './jobs';

/** Does all jobs that are due, and answers the mails that they sent. */
export async function sendMails(connection: Connection): Promise<WrittenMail[]> {
  const mails: WrittenMail[] = [];
  const sender: MailSender = {
    send: async (_id, mail) => void mails.push(mail),
    close: () => undefined,
  };
  const handlers = jobHandlers({ ...jobTools, sender });
  const runner = createJobRunner({ connection, handlers, log: { warn: () => undefined } });
  while ((await runner.runDue()) > 0);
  return mails;
}

/** The token in the link of a mail. */
export function tokenIn(mail: WrittenMail | undefined): string {
  return new URL(mail?.link ?? '').searchParams.get('token') ?? '';
}
