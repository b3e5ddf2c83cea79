import type { OfficeChange, OfficeInput } from '@comptoir/api-contract/offices';
import { ROLES } from '@comptoir/api-contract/roles';
import { sql } from 'kysely';
import { isOpenOutsideTill, isOpenIn } from '../books/account-balances.repository';
import type { WriteTransaction } from '../database/database';
import { storedRows } from '../lists/stored-count';

const PEOPLE = ROLES.map((role) => `users ${role}` as const);

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

export interface OfficeContents {
  agencies: number;
  people: number;
  collections: number;
  /** From or to the office, not ended. */
  handovers: number;
  currencies: string[];
}

/** Uses stored counts, so that the age of an office does not matter. */
export async function contentsOf(transaction: WriteTransaction, id: string): Promise<OfficeContents> {
  const { rows } = await sql<OfficeContents>`select
    ${storedRows(['agencies'], { officeId: id })}::int as agencies,
    ${storedRows(PEOPLE, { officeId: id })}::int as people,
    (select coalesce(sum(rows - collected_rows), 0)::int from collector_sums where office_id = ${id}) as "collections",
    (select count(*)::int from handovers where ${isOpenIn(id)}) as handovers,
    (select coalesce(array_agg(distinct currency order by currency), '{}') from (
      select currency from balances where office_id = ${id} and amount_minor <> 0
      union all
      select currency from account_balances
      where office_id = ${id} and ${isOpenOutsideTill('account_balances')}
    ) held) as currencies`.execute(transaction);
  const [contents] = rows;
  if (!contents) throw new Error('The query returned no row');
  return contents;
}
