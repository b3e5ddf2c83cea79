import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { DENOMINATIONS } from '@comptoir/api-contract/denominations';
import { toMinor } from '@comptoir/api-contract/money';
import type { Insertable } from 'kysely';
import type { Amounts } from '../books/cash-movement';
import type { WriteTransaction } from '../database/database';
import type { HandoverLinesTable, HandoversTable } from '../database/tables/custody';

export interface DemoHandover {
  row: Omit<Insertable<HandoversTable>, 'officeId' | 'number'>;
  declared: Amounts;
  counted?: Amounts;
  isRecounted: boolean;
}

/** Adds the count to the row of a deposit that was written as offered. */
export async function confirmRow(
  transaction: WriteTransaction,
  { id, state, slip, countedAt, countedBy, endedAt }: DemoHandover['row'],
  counted: Amounts,
): Promise<void> {
  await transaction
    .updateTable('handovers')
    .set({ state, slip, countedAt, countedBy, endedAt, version: 2 })
    .where('id', '=', id)
    .execute();
  for (const [currency, countedMinor] of counted) {
    await transaction
      .updateTable('handoverLines')
      .set({ countedMinor, countedCounts: countsOf(currency, countedMinor) })
      .where('handoverId', '=', id)
      .where('currency', '=', currency)
      .execute();
  }
}

export function linesOf(
  { row, declared, counted, isRecounted }: DemoHandover,
  officeId: string,
): Insertable<HandoverLinesTable>[] {
  return [...declared].map(([currency, declaredMinor]) => {
    const countedMinor = counted?.get(currency) ?? null;
    const countedCounts = countedMinor === null ? null : countsOf(currency, countedMinor);
    return {
      officeId,
      handoverId: row.id,
      currency,
      declaredMinor,
      countedMinor,
      countedCounts,
      declaredCounts: countsOf(currency, declaredMinor),
      recountedMinor: isRecounted ? countedMinor : null,
      recountedCounts: isRecounted ? countedCounts : null,
    };
  });
}

/** Fewest notes and coins, as JSON. */
export function countsOf(currency: CurrencyCode, minor: bigint): string {
  const counts: Record<string, number> = {};
  let rest = minor;
  for (const value of DENOMINATIONS[currency]) {
    const number = rest / toMinor(Number(value));
    if (number > 0n) counts[value] = Number(number);
    rest -= number * toMinor(Number(value));
  }
  return JSON.stringify(counts);
}
