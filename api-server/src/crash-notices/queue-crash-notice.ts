import type { CrashNotice } from '@comptoir/api-contract/crash-notices';
import { v7 as newId } from 'uuid';
import type { WriteTransaction } from '../database/database';
import { scheduleJob } from '../jobs/jobs.repository';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';

/** Notifies the team once per version, whichever page server reports the crash. */
export async function queueCrashNotice(transaction: WriteTransaction, { to, team, ...crash }: CrashNotice) {
  const { remote, version } = crash;
  const { numInsertedOrUpdatedRows: isFirst } = await transaction
    .insertInto('remoteCrashes')
    .values({ remote, version })
    .onConflict((known) => known.doNothing())
    .executeTakeFirstOrThrow();
  if (!isFirst) return;
  if ('mail' in to) {
    const { stack, ...words } = crash;
    const person = { to: to.mail, name: team, language: DEFAULT_LANGUAGE };
    await queueMail(transaction, { template: 'remote-crashed', ...person, ...words, place: stack[0] ?? '' });
  } else {
    const payload = { ...to, content: { event: 'first-crash', team, ...crash, at: new Date().toISOString() } };
    await scheduleJob(transaction, { kind: 'webhook', key: newId(), runAt: new Date(), payload });
  }
}
