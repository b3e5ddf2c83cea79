import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import type { Balance } from '@comptoir/api-contract/general-ledger';
import { fromMinor } from '@comptoir/api-contract/money';
import type { Connection } from '../database/database';

/** What an office holds in every supported currency, in the order of the selectors. */
export async function findBalances(connection: Connection, officeId: string): Promise<Balance[]> {
  const rows = await connection
    .selectFrom('balances')
    .select(['currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .execute();
  const amounts = new Map(rows.map(({ currency, amountMinor }) => [currency, amountMinor]));
  return CURRENCY_CODES.map((currency) => ({ currency, amount: fromMinor(amounts.get(currency) ?? 0n) }));
}
