import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Balance, LedgerEntry } from '@comptoir/api-contract/general-ledger';
import { convert, toMinor } from '@comptoir/api-contract/money';
import * as fc from 'fast-check';
import { describeApi } from '../../test/api';
import { income, moving, spending } from '../../test/bookings';
import type { Transfer } from '../books/booking';
import { bookAll } from '../books/journal';
import { inTransaction } from '../database/transaction';

const COUNT = 10_000;
const AT_ONCE = 2_000;
const PAGE = 1_000;
/** In minor units; exceeds all spending of the test. */
const FLOAT = 100_000_000_000_000n;

const movement = fc.record({
  minor: fc.bigInt({ min: 1n, max: 999_999_999n }),
  currency: fc.constantFrom(...CURRENCY_CODES),
  trade: fc.option(
    fc.record({ scaledRate: fc.bigInt({ min: 1n, max: 30_000_000_000n }), into: fc.constantFrom(...CURRENCY_CODES) }),
  ),
});

type Movement = typeof movement extends fc.Arbitrary<infer Value> ? Value : never;

/** Integer conversion, rounded half away from zero. */
const exactly = (minor: bigint, scaledRate: bigint) => (2n * minor * scaledRate + 100_000_000n) / 200_000_000n;

function transfersOf({ minor, currency, trade }: Movement): Transfer[] {
  const into = trade && trade.into !== currency ? trade : null;
  const received = into ? exactly(minor, into.scaledRate) : 0n;
  if (!into || received === 0n) return [spending(minor, currency)];
  expect(convert(minor, Number(into.scaledRate) / 1e8)).toBe(received);
  return [
    { currency, from: 'CASH', to: 'EXCHANGE', amount: minor },
    { currency: into.into, from: 'EXCHANGE', to: 'CASH', amount: received },
  ];
}

describeApi('the money book after 10,000 trades and expenses', (api) => {
  it('has exact balances and totals', async () => {
    const { offices, people } = api.business();
    const userId = people.OFFICEMANAGER.id;
    const held = new Map<CurrencyCode, bigint>(CURRENCY_CODES.map((code) => [code, FLOAT]));
    const entries = fc.sample(movement, COUNT).map(transfersOf);
    const bookings = [
      ...CURRENCY_CODES.map((code) => moving(userId, income(FLOAT, code))),
      ...entries.map((transfers) => moving(userId, ...transfers)),
    ];
    for (let from = 0; from < bookings.length; from += AT_ONCE) {
      const some = bookings.slice(from, from + AT_ONCE);
      await inTransaction(api.connection(), (transaction) => bookAll(transaction, offices.oran, some));
    }

    const expected = entries.map((transfers) => {
      for (const { currency, to, amount } of transfers) {
        held.set(currency, (held.get(currency) ?? 0n) + (to === 'CASH' ? amount : -amount));
      }
      const [first] = transfers;
      return first && { amount: -first.amount, balance: held.get(first.currency) };
    });
    const listedLines: { amount: bigint; balance: bigint }[] = [];
    for (let page = 0; listedLines.length < COUNT; page += 1) {
      const query = `officeId=${offices.oran}&trade=true&limit=${PAGE}&page=${page}`;
      const answer = await api.call('ADMIN', `GET /general-ledger?${query}`);
      const { generalLedgers } = answer.json<{ generalLedgers: LedgerEntry[] }>();
      const rows = generalLedgers.map(({ transaction, balance }) => ({
        amount: toMinor(transaction.amount),
        balance: toMinor(balance),
      }));
      listedLines.push(...rows);
    }
    expect(listedLines.slice(0, COUNT).toReversed()).toEqual(expected);

    const balances = await api.call('ADMIN', `GET /general-ledger/balance?officeId=${offices.oran}`);
    const totals = balances.json<Balance[]>().map(({ currency, amount }) => [currency, toMinor(amount)] as const);
    expect(new Map(totals)).toEqual(held);
  }, 120_000);
});
