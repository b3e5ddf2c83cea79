import {
  STATEMENT_LIMIT,
  type LedgerStatement,
  type LedgerStatementQuery,
} from '@comptoir/api-contract/general-ledger';
import { fromMinor } from '@comptoir/api-contract/money';
import { refused } from '../api-error';
import type { Connection } from '../database/database';
import { findClosingBalance } from './balances.repository';
import { asLedgerEntry, cashChange } from './ledger-entry';
import { countStatementRows, findStatementRows } from './ledger.repository';

type Period = Pick<LedgerStatementQuery, 'currency' | 'from' | 'to'>;

/**
 * Opening balance, movements and closing balance of a currency in one snapshot.
 *
 * @throws {ApiError} `statement-too-long` above the limit
 */
export function readStatement(
  connection: Connection,
  officeId: string,
  period: Period,
  limit = STATEMENT_LIMIT,
): Promise<LedgerStatement> {
  return connection
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      if ((await countStatementRows(transaction, officeId, period, limit)) > limit) {
        throw refused('statement-too-long', { entries: limit });
      }
      const rows = await findStatementRows(transaction, officeId, period, limit);
      const [first, last] = [rows[0], rows.at(-1)];
      const closing = last ? last.cashAfterMinor : await findClosingBalance(transaction, officeId, period);
      const opening = first ? first.cashAfterMinor - cashChange(first) : closing;
      const moved = rows.map(cashChange);
      return {
        currency: period.currency,
        opening: fromMinor(opening),
        in: fromMinor(sum(moved.filter((amount) => amount > 0n))),
        out: fromMinor(-sum(moved.filter((amount) => amount < 0n))),
        closing: fromMinor(closing),
        entries: rows.map(asLedgerEntry),
      };
    });
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
