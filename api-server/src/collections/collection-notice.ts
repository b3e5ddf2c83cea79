import type { LanguageCode } from '@comptoir/api-contract/languages';
import { DAY_MS } from '../calendar/durations';
import type { WriteTransaction } from '../database/database';
import { cancelJob, scheduleJob } from '../jobs/jobs.repository';
import { languageOfCountry } from '../language/country-habits';
import { DEFAULT_LANGUAGE } from '../language/preferred-language';
import { queueMail } from '../mail/outbox';
import { findCollection, type CollectionRow } from './collections.repository';

type Noticed = Pick<CollectionRow, 'officeId' | 'id' | 'scheduledAt' | 'collectedMinor' | 'alertDayBefore'>;

/** Schedules, moves or cancels the mail to the agency, sent a day before. */
export async function scheduleNotice(transaction: WriteTransaction, collection: Noticed): Promise<void> {
  const { officeId, id, scheduledAt } = collection;
  const key = String(id);
  if (isDue(collection)) {
    const runAt = new Date(scheduledAt.getTime() - DAY_MS);
    await scheduleJob(transaction, { kind: 'collection-notice', key, runAt, payload: { officeId, collectionId: key } });
  } else {
    await cancelJob(transaction, 'collection-notice', key);
  }
}

export function cancelNotice(transaction: WriteTransaction, { id }: { id: bigint }): Promise<void> {
  return cancelJob(transaction, 'collection-notice', String(id));
}

export async function sendCollectionNotice(
  transaction: WriteTransaction,
  { officeId, collectionId }: { officeId: string; collectionId: string },
): Promise<void> {
  const collection = await findCollection(transaction, { officeId }, collectionId);
  if (!collection || !isDue(collection)) return;
  const { agencyId, scheduledAt, hasTime, collectorName, collectorPhone } = collection;
  const agency = await transaction
    .selectFrom('agencies as agency')
    .innerJoin('offices as office', 'office.id', 'agency.officeId')
    .select(['agency.name', 'agency.email as to'])
    .select(['office.name as officeName', 'office.city', 'office.countryCode', 'office.timeZone'])
    .where('agency.officeId', '=', officeId)
    .where('agency.id', '=', agencyId)
    .where('office.archivedAt', 'is', null)
    .executeTakeFirst();
  if (!agency) return;
  const { name, to, officeName, city, countryCode, timeZone } = agency;
  await queueMail(transaction, {
    template: 'collection-notice',
    to,
    name,
    language: await languageOfOffice(transaction, officeId, countryCode),
    scheduledAt: scheduledAt.toISOString(),
    hasTime,
    timeZone,
    collectionId,
    collector: { name: collectorName, phone: collectorPhone },
    office: { name: officeName, city },
  });
}

/** Language set by a manager of the office, else that of its country. */
async function languageOfOffice(
  transaction: WriteTransaction,
  officeId: string,
  countryCode: string,
): Promise<LanguageCode> {
  const manager = await transaction
    .selectFrom('users')
    .select('language')
    .where('officeId', '=', officeId)
    .where('role', '=', 'OFFICEMANAGER')
    .where('archivedAt', 'is', null)
    .where('language', 'is not', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
  return manager?.language ?? languageOfCountry(countryCode) ?? DEFAULT_LANGUAGE;
}

function isDue({ alertDayBefore, collectedMinor, scheduledAt }: Noticed): boolean {
  return alertDayBefore && collectedMinor === null && scheduledAt.getTime() > Date.now();
}
