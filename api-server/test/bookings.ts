import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { sql } from 'kysely';
import type { Booking, Transfer } from '../src/books/booking';
import type { Connection } from '../src/database/database';

export const NOON = new Date('2026-11-20T12:00:00Z');
let references = 0;

export function moving(userId: string, ...transfers: Transfer[]): Booking {
  return { kind: 'EXPENSE', reference: `test:${++references}`, bookedAt: NOON, userId, transfers };
}

export function income(amount: bigint, currency: CurrencyCode = 'USD'): Transfer {
  return { currency, from: 'FLOAT', to: 'CASH', amount };
}

export function spending(amount: bigint, currency: CurrencyCode = 'USD'): Transfer {
  return { currency, from: 'CASH', to: 'EXPENSES', amount };
}

export async function storedBalance(connection: Connection, officeId: string, currency = 'USD'): Promise<bigint> {
  const row = await connection
    .selectFrom('balances')
    .select('amountMinor')
    .where('officeId', '=', officeId)
    .where(sql`currency`, '=', currency)
    .executeTakeFirst();
  return row?.amountMinor ?? 0n;
}
