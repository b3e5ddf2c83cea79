import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { WriteTransaction } from '../database/database';
import type { CashCasesTable } from '../database/tables/custody';

export type OpenedCase = Omit<Insertable<CashCasesTable>, 'number' | 'state' | 'version'>;

/** Numbers the cases under the lock of the books of the office, which the caller has. */
export async function insertCases(transaction: WriteTransaction, cases: readonly OpenedCase[]): Promise<void> {
  for (const opened of cases) {
    const next = sql<bigint>`(select coalesce(max(number), 0) + 1 from cash_cases where office_id = ${opened.officeId})`;
    await transaction
      .insertInto('cashCases')
      .values({ ...opened, number: next })
      .execute();
  }
}
