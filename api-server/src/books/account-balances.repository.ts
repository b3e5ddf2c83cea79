import { sql } from 'kysely';
import type { Connection } from '../database/database';
import type { Account } from '../database/tables/books';
import type { Holdings } from './account';

/** Balances of some accounts except CASH, or of all. */
export async function findHoldings(
  connection: Connection,
  officeId: string,
  accounts?: readonly Account[],
): Promise<Holdings> {
  const rows = await connection
    .selectFrom('accountBalances')
    .select(['account', 'currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .$if(accounts !== undefined, (all) => all.where(sql<boolean>`account = any(${accounts}::text[])`))
    .execute();
  const holdings: Holdings = new Map();
  for (const { account, currency, amountMinor } of rows) {
    const amounts = holdings.get(account) ?? new Map();
    holdings.set(account, amounts.set(currency, BigInt(amountMinor)));
  }
  return holdings;
}
