import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import type { LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { toMinor } from '@comptoir/api-contract/money';
import { parse } from 'csv-parse/sync';
import * as fc from 'fast-check';
import { describeApi } from '../../test/api';
import { income, moving, spending } from '../../test/bookings';
import type { Transfer } from '../books/booking';
import { bookAll } from '../books/journal';
import { inTransaction } from '../database/transaction';

const FLOAT = 10_000_000_000n;
const minor = fc.bigInt({ min: 1n, max: 9_999_999n });
const currency = fc.constantFrom(...CURRENCY_CODES);

const booked = fc.oneof(
  fc.tuple(minor, currency).map(([amount, code]): Transfer[] => [income(amount, code)]),
  fc.tuple(minor, currency).map(([amount, code]): Transfer[] => [spending(amount, code)]),
  fc
    .tuple(minor, minor, fc.uniqueArray(currency, { minLength: 2, maxLength: 2 }))
    .map(([given, received, [from = 'USD', into = 'EUR']]): Transfer[] => [
      { currency: from, from: 'CASH', to: 'EXCHANGE', amount: given },
      { currency: into, from: 'EXCHANGE', to: 'CASH', amount: received },
    ]),
);

interface Line {
  currency: CurrencyCode;
  moved: bigint;
  balance: bigint;
}

function jumps(oldestFirst: readonly Line[], held = new Map<CurrencyCode, bigint>()): Line[] {
  return oldestFirst.filter((line) => {
    const before = held.get(line.currency);
    held.set(line.currency, line.balance);
    return before !== undefined && before + line.moved !== line.balance;
  });
}

describeApi('random books', (api) => {
  const exported = async (query: string) => {
    const file = await api.call('ADMIN', `GET /general-ledger/csv?officeId=${api.business().offices.oran}${query}`);
    const rows: Record<string, string>[] = parse(file.body, { bom: true, columns: true });
    return rows;
  };
  const linesOf = (rows: readonly Record<string, string>[]): Line[] =>
    rows.map((row) => ({
      currency: CURRENCY_CODES.find((code) => code === row['Currency']) ?? 'USD',
      moved: toMinor(Number(row['In'])) - toMinor(Number(row['Out'])),
      balance: toMinor(Number(row['Balance'])),
    }));

  it('have consistent balances in every export and full list', async () => {
    const { offices, people } = api.business();
    const floats = CURRENCY_CODES.map((code) => [income(FLOAT, code)]);
    const entries = [...floats, ...fc.sample(booked, 700)].map((legs) => moving(people.ADMIN.id, ...legs));
    await inTransaction(api.connection(), (transaction) => bookAll(transaction, offices.oran, entries));

    const rows = await exported('');
    const legs = entries.reduce((count, { transfers }) => count + transfers.length, 0);
    expect(rows).toHaveLength(legs);
    expect(jumps(linesOf(rows).toReversed())).toEqual([]);
    const chosen = await exported('&columns=number,amount,balance');
    expect(jumps(linesOf(chosen).toReversed())).toEqual([]);
    for (const without of ['&trade=false', '&collectionId=1', '&trade=false&columns=amount,balance']) {
      for (const row of await exported(without)) expect(row).not.toHaveProperty('Balance');
    }

    const list = await api.call('ADMIN', `GET /general-ledger?officeId=${offices.oran}&trade=true&limit=1000`);
    const shown = list.json<{ generalLedgers: LedgerEntry[] }>().generalLedgers.toReversed();
    const moved = shown.flatMap(({ movements }) =>
      movements.map((leg) => ({ ...leg, moved: toMinor(leg.amount), balance: toMinor(leg.balance) })),
    );
    expect(jumps(moved)).toEqual([]);
  });
});
