import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import type { LedgerPeriod, LedgerPeriodQuery } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';
import type { Connection } from '../database/database';
import { findBalances } from './balances.repository';
import { sumLedger } from './ledger.repository';

type Period = Pick<LedgerPeriodQuery, 'from' | 'to'>;

const NO_MOVEMENTS = { in: 0n, out: 0n };

/**
 * Balances of an office at both ends of a period, and the cash in and out between, in one snapshot. The opening balance
 * is the current one without the movements since then.
 *
 * @throws {ApiError} `too-many-to-sum` if too many entries follow the start
 */
export function readPeriod(connection: Connection, officeId: string, { from, to }: Period): Promise<LedgerPeriod[]> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const balances = await findBalances(transaction, officeId);
      const sums = async (period: Period) => {
        const found = await sumLedger(transaction, officeId, { ...period, trade: true });
        return new Map(found.map((sum) => [sum.currency, sum]));
      };
      const since = from === undefined ? undefined : await sums({ from });
      const within = to === undefined && since ? since : await sums({ from, to });
      return CURRENCY_CODES.map((currency) => {
        const held = toMinor(balances.find((balance) => balance.currency === currency)?.amount ?? 0);
        const later = since?.get(currency) ?? NO_MOVEMENTS;
        const moved = within.get(currency) ?? NO_MOVEMENTS;
        const opening = since ? held - later.in + later.out : 0n;
        return {
          currency,
          opening: fromMinor(opening),
          in: fromMinor(moved.in),
          out: fromMinor(moved.out),
          closing: fromMinor(opening + moved.in - moved.out),
        };
      });
    });
}
