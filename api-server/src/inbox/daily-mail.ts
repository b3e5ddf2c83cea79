import { reachOf } from '../access/reach';
import { HOUR_MS } from '../calendar/durations';
import { MORNING_HOUR } from '../calendar/morning';
import { dayOf, instantOn } from '../calendar/local-day';
import type { WriteTransaction } from '../database/database';
import { languageOfCountry } from '../language/country-habits';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';
import { zoneOfCountry } from '../office-zone.repository';
import { findMailReaders, claimMail, type MailReader } from './inbox-settings.repository';
import { countKinds } from './inbox.repository';

const PEOPLE = 100;

/** Mails open items once per local day, if there are any. Returns true if more remain. */
export async function mailInboxes(transaction: WriteTransaction, now: Date): Promise<boolean> {
  const due = (await findMailReaders(transaction)).flatMap((reader) => {
    const zone = reader.timeZone ?? zoneOfCountry(reader.countryCode);
    const day = dayOf(now, zone);
    const isMorning = now.getTime() >= instantOn(day, 0, zone).getTime() + MORNING_HOUR * HOUR_MS;
    return isMorning && (reader.mailedOn ?? '') < day ? [{ reader, day }] : [];
  });
  for (const { reader, day } of due.slice(0, PEOPLE)) {
    if (await claimMail(transaction, reader.id, day)) await mailInbox(transaction, reader);
  }
  return due.length > PEOPLE;
}

async function mailInbox(transaction: WriteTransaction, reader: MailReader): Promise<void> {
  const { email: to, name, language, countryCode } = reader;
  const person = { ...reader, phone: null, verified: true };
  const counts = await countKinds(transaction, { person, reach: reachOf(person) });
  if (counts.length === 0) return;
  await queueMail(transaction, {
    template: 'inbox',
    to,
    name,
    language: language ?? (countryCode === null ? undefined : languageOfCountry(countryCode)) ?? DEFAULT_LANGUAGE,
    counts,
  });
}
