import { sql } from 'kysely';
import * as z from 'zod/mini';
import { Month } from '@comptoir/api-contract/month-report';
import { reachOf } from '../access/reach';
import type { Person } from '../access/person';
import { MORNING_HOUR } from '../calendar/morning';
import { HOUR_MS } from '../calendar/durations';
import { dayOf, instantOn } from '../calendar/local-day';
import type { Connection, WriteTransaction } from '../database/database';
import { scheduleJob, type LeasedJob } from '../jobs/jobs.repository';
import { languageOfCountry } from '../language/country-habits';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import type { MailSender } from '../mail/mail-sender';
import { writeMail } from '../mail/written-mail';
import { zoneOfCountry } from '../office-zone.repository';
import { addMonthMail, claimMonth, findMonthReaders, removeMonthMail } from './month-mail.repository';
import { monthBefore, monthReportOf } from './month-report';

const Payload = z.object({ userId: z.string(), month: Month });

/** The first mail is that of the current month. */
export async function chooseMonthMail(
  transaction: WriteTransaction,
  { id, countryCode }: Pick<Person, 'id' | 'countryCode'>,
  isWanted: boolean,
): Promise<void> {
  if (!isWanted) return removeMonthMail(transaction, id);
  await addMonthMail(transaction, id, monthBefore(dayOf(new Date(), zoneOfCountry(countryCode)).slice(0, 7)));
}

/**
 * Schedules the mails of the last month from the first morning of the next one, once per person.
 */
export async function scheduleMonthMails(transaction: WriteTransaction, now: Date): Promise<void> {
  const due = (await findMonthReaders(transaction)).flatMap((reader) => {
    const zone = zoneOfCountry(reader.countryCode);
    const current = dayOf(now, zone).slice(0, 7);
    const begins = instantOn(`${current}-01`, 0, zone).getTime() + MORNING_HOUR * HOUR_MS;
    const month = monthBefore(current);
    return now.getTime() >= begins && reader.month < month ? [{ userId: reader.id, month }] : [];
  });
  for (const payload of due) {
    if (!(await claimMonth(transaction, payload.userId, payload.month))) continue;
    await scheduleJob(transaction, { kind: 'month-mail', key: keyOf(payload), runAt: now, payload });
  }
}

interface MailTools {
  connection: Connection;
  sender: MailSender;
  publicUrl: string;
}

/** Reads role, reach and figures at each attempt, since they can change until the mail server takes the mail. */
export async function sendMonthMail(
  { connection, sender, publicUrl }: MailTools,
  { payload }: Pick<LeasedJob, 'payload'>,
): Promise<void> {
  const requested = z.parse(Payload, payload);
  const [reader] = await findMonthReaders(connection, sql`person.id = ${requested.userId}`);
  if (!reader) return;
  const { name, email: to, language, countryCode } = reader;
  const person = { ...reader, officeId: null, phone: null, verified: true };
  const { month, sums, places } = await monthReportOf(connection, reachOf(person), requested.month, new Date());
  const total = (figure: 'late' | 'unanswered') => places.reduce((sum, place) => sum + place[figure], 0);
  const mail = writeMail(
    {
      template: 'month',
      to,
      name,
      language: language ?? (countryCode === null ? undefined : languageOfCountry(countryCode)) ?? DEFAULT_LANGUAGE,
      month,
      sums,
      late: total('late'),
      unanswered: total('unanswered'),
    },
    publicUrl,
  );
  await sender.send(`month-${keyOf(requested)}`, mail);
}

function keyOf({ userId, month }: z.infer<typeof Payload>): string {
  return `${month}-${userId}`;
}
