import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import type { Connection, WriteTransaction } from '../database/database';

export interface CashRulesRow {
  /** Minutes after midnight at which a business day begins. */
  dayStartsAt: number;
  /** Minor units; 0 for a currency without a tolerance. */
  tolerances: Map<CurrencyCode, bigint>;
  requiresCounts: boolean;
}

/** Version 0 for an office whose rules nobody set. */
export async function findCashRules(
  connection: Connection,
  officeId: string,
): Promise<CashRulesRow & { version: number }> {
  const row = await connection
    .selectFrom('cashRules')
    .select(['dayStartsAt', 'tolerances', 'requiresCounts', 'version'])
    .where('officeId', '=', officeId)
    .executeTakeFirst();
  const stored = row?.tolerances ?? {};
  return {
    dayStartsAt: row?.dayStartsAt ?? 0,
    tolerances: new Map(CURRENCY_CODES.map((currency) => [currency, BigInt(stored[currency] ?? 0)])),
    requiresCounts: row?.requiresCounts ?? false,
    version: row?.version ?? 0,
  };
}

/** Largest difference per currency that needs no explanation, in minor units. */
export async function findTolerances(connection: Connection, officeId: string): Promise<Map<CurrencyCode, bigint>> {
  return (await findCashRules(connection, officeId)).tolerances;
}

export async function saveCashRules(
  transaction: WriteTransaction,
  officeId: string,
  { dayStartsAt, tolerances, requiresCounts }: CashRulesRow,
): Promise<void> {
  const amounts = Object.fromEntries([...tolerances].map(([currency, amount]) => [currency, String(amount)]));
  const rules = { dayStartsAt, requiresCounts, tolerances: JSON.stringify(amounts) };
  await transaction
    .insertInto('cashRules')
    .values({ officeId, ...rules })
    .onConflict((known) => known.column('officeId').doUpdateSet({ ...rules, version: sql`cash_rules.version + 1` }))
    .execute();
}
