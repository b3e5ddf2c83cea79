import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

/** Version 0 for an office that never had custody. */
export async function findCustody(
  connection: Connection,
  officeId: string,
): Promise<{ isOn: boolean; version: number }> {
  const row = await connection
    .selectFrom('officeCustody')
    .select(['isOn', 'version'])
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  return row ?? { isOn: false, version: 0 };
}

export async function saveCustody(transaction: WriteTransaction, officeId: string, isOn: boolean): Promise<void> {
  await transaction
    .insertInto('officeCustody')
    .values({ officeId, isOn })
    .onConflict((known) => known.column('officeId').doUpdateSet({ isOn, version: sql`office_custody.version + 1` }))
    .execute();
}

/** True if a business day of the office is not closed. */
export async function hasOpenDay(connection: Connection, officeId: string): Promise<boolean> {
  const day = await connection
    .selectFrom('businessDays')
    .select('day')
    .where('officeId', '=', officeId)
    .where('closedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return day !== undefined;
}
