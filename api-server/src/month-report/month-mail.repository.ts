import type { LanguageCode } from '@comptoir/api-contract/languages';
import type { Role } from '@comptoir/api-contract/roles';
import { sql, type RawBuilder } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

export interface MonthReader {
  id: string;
  name: string;
  email: string;
  role: Role;
  language: LanguageCode | null;
  countryCode: string | null;
  /** Last month that was sent or skipped, YYYY-MM. */
  month: string;
}

export async function findMonthMail(connection: Connection, userId: string): Promise<boolean> {
  const found = await connection.selectFrom('monthMails').select('userId').where('userId', '=', userId).execute();
  return found.length > 0;
}

/** Keeps the month of an existing choice, so that a repeated request skips no mail. */
export async function addMonthMail(transaction: WriteTransaction, userId: string, month: string): Promise<void> {
  await transaction
    .insertInto('monthMails')
    .values({ userId, month })
    .onConflict((known) => known.column('userId').doNothing())
    .execute();
}

export async function removeMonthMail(transaction: WriteTransaction, userId: string): Promise<void> {
  await transaction.deleteFrom('monthMails').where('userId', '=', userId).execute();
}

/** Administrators who chose the mail and may sign in. */
export async function findMonthReaders(
  connection: Connection,
  where: RawBuilder<boolean> = sql`true`,
): Promise<MonthReader[]> {
  const { rows } = await sql<MonthReader>`
    select person.id, person.name, person.email, person.role, person.language, person.country_code, mail.month
    from month_mails mail join users person on person.id = mail.user_id
    where person.role in ('SUPERADMIN', 'ADMIN') and person.archived_at is null and person.verified
      and not person.held and ${where}
    order by mail.month`.execute(connection);
  return rows;
}

/** Claims the mail of a month; only one server succeeds. */
export async function claimMonth(transaction: WriteTransaction, userId: string, month: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('monthMails')
    .set({ month })
    .where('userId', '=', userId)
    .where('month', '<', month)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
