import type { BalanceLimit } from '@comptoir/api-contract/balance-limits';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

export async function findLimits(
  connection: Connection,
  officeId: string,
): Promise<{ limits: BalanceLimit[]; version: number }> {
  const rows = await connection
    .selectFrom('balanceLimits')
    .select(['currency', 'limitMinor', 'version'])
    .where('officeId', '=', officeId)
    .execute();
  const set = rows.flatMap(({ currency, limitMinor }) =>
    limitMinor === null ? [] : [{ currency, amount: fromMinor(limitMinor) }],
  );
  return {
    limits: CURRENCY_CODES.flatMap((code) => set.filter(({ currency }) => currency === code)),
    version: rows.reduce((sum, { version }) => sum + version, 0),
  };
}

/** Resets `isLow`; the caller evaluates the balance against the new limit. */
export async function saveLimit(
  transaction: WriteTransaction,
  officeId: string,
  currency: CurrencyCode,
  amount: number | undefined,
): Promise<void> {
  const limitMinor = amount === undefined ? null : toMinor(amount);
  await transaction
    .insertInto('balanceLimits')
    .values({ officeId, currency, limitMinor })
    .onConflict((known) =>
      known
        .columns(['officeId', 'currency'])
        .doUpdateSet({ limitMinor, isLow: false, version: sql`balance_limits.version + 1` }),
    )
    .execute();
}

/** Balances per currency in minor units, locked until the transaction ends. */
export async function lockBalances(
  transaction: WriteTransaction,
  officeId: string,
): Promise<Map<CurrencyCode, bigint>> {
  const rows = await transaction
    .selectFrom('balances')
    .select(['currency', 'amountMinor'])
    .where('officeId', '=', officeId)
    .orderBy('currency')
    .forUpdate()
    .execute();
  const amounts = new Map(CURRENCY_CODES.map((currency): [CurrencyCode, bigint] => [currency, 0n]));
  for (const { currency, amountMinor } of rows) amounts.set(currency, amountMinor);
  return amounts;
}
