import { v7 as newId } from 'uuid';
import type { WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import type { Mail } from './mail';

/** Sent only if the transaction commits; retried while the mail server is down. */
export async function queueMail(transaction: WriteTransaction, mail: Mail): Promise<void> {
  await scheduleJob(transaction, { kind: 'mail', key: newId(), runAt: new Date(), payload: mail });
}
