import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Role } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import type { Person } from '../access/person';
import { dayOf } from '../calendar/local-day';
import type { Connection, WriteTransaction } from '../database/database';
import { zoneOfPerson } from '../office-zone.repository';

export async function findMailChoice(connection: Connection, userId: string): Promise<boolean> {
  const found = await connection
    .selectFrom('inboxSettings')
    .select('dailyMail')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return found?.dailyMail ?? false;
}

/** Starts the next morning. */
export async function chooseMail(
  transaction: WriteTransaction,
  person: Pick<Person, 'id' | 'officeId' | 'countryCode'>,
  dailyMail: boolean,
): Promise<void> {
  const chosen = { dailyMail, mailedOn: dayOf(new Date(), await zoneOfPerson(transaction, person)) };
  await transaction
    .insertInto('inboxSettings')
    .values({ userId: person.id, ...chosen })
    .onConflict((known) => known.column('userId').doUpdateSet(chosen))
    .execute();
}

export interface MailReader {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: LanguageCode | null;
  officeId: string | null;
  countryCode: string | null;
  timeZone: string | null;
  mailedOn: string | null;
}

export async function findMailReaders(transaction: WriteTransaction): Promise<MailReader[]> {
  const { rows } = await sql<MailReader>`
    select person.id, person.name, person.email, person.role, person.language, person.office_id,
      coalesce(person.country_code, office.country_code) as country_code, mailed_on, office.time_zone
    from inbox_settings join users person on person.id = user_id
    left join offices office on office.id = person.office_id
    where daily_mail and person.archived_at is null and office.archived_at is null and person.verified and not person.held
    order by mailed_on nulls first`.execute(transaction);
  return rows;
}

/** Claims the mail of a day; only one server succeeds. */
export async function claimMail(transaction: WriteTransaction, userId: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('inboxSettings')
    .set({ mailedOn: day })
    .where('userId', '=', userId)
    .where(({ fn }) => fn.coalesce('mailedOn', sql<string>`''`), '<', day)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
