import type { OfficeChange, OfficeInput } from '@comptoir/api-contract/offices';
import { sql } from 'kysely';
import type { WriteTransaction } from '../database/database';
import { keptCount } from '../lists/kept-count';

export async function insertOffice(
  transaction: WriteTransaction,
  office: OfficeInput & { id: string; timeZone: string },
): Promise<void> {
  await transaction.insertInto('offices').values(office).execute();
}

export async function updateOffice(transaction: WriteTransaction, id: string, change: OfficeChange): Promise<void> {
  await transaction
    .updateTable('offices')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** What keeps an office from being deleted. */
export interface OfficeContents {
  agencies: number;
  people: number;
  /** Collections that are planned and not collected. */
  pickUps: number;
  /** Currencies of which it holds something. */
  currencies: string[];
}

export async function contentsOf(transaction: WriteTransaction, id: string): Promise<OfficeContents> {
  const { rows } = await sql<Omit<OfficeContents, 'agencies'>>`select
    (select count(*)::int from users where office_id = ${id} and archived_at is null) as people,
    (select count(*)::int from collections
      where office_id = ${id} and archived_at is null and collected_minor is null) as "pickUps",
    (select coalesce(array_agg(currency order by currency), '{}') from balances
      where office_id = ${id} and amount_minor <> 0) as currencies`.execute(transaction);
  const [contents] = rows;
  if (!contents) throw new Error('A select without a table gives one row');
  return { ...contents, agencies: await keptCount(transaction, 'agencies', { officeId: id }) };
}
