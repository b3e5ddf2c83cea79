import type { Collection } from '@comptoir/api-contract/collections';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { convert, fromMinor, toMinor } from '@comptoir/api-contract/money';
import * as fc from 'fast-check';
import { describeApi } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { scheduleCollection } from '../../test/pick-ups';
import { verifyBooks } from './verify-books';

/** Minor units by currency. */
type Effect = Partial<Record<CurrencyCode, bigint>>;

interface Operation {
  role: 'SUPERADMIN' | 'COLLECTOR';
  request: `${'POST' | 'PATCH'} /${string}`;
  body: object;
  /** How the office's cash changes when the operation is acknowledged. */
  effect: Effect;
}

const currency = fc.constantFrom(...CURRENCY_CODES);
const amount = fc.integer({ min: 1, max: 60_000 }).map((cents) => cents / 100);
const rate = fc.integer({ min: 10_000, max: 2_000_000 }).map((scaled) => scaled / 10_000);

describeApi('all operations on money together', (api) => {
  const office = () => api.business().offices.algiers;
  let sent = 0;

  const plan = fc.oneof(
    fc.record({ kind: fc.constant('expense' as const), currency, amount }),
    fc.record({ kind: fc.constant('float' as const), currency, amount }),
    fc
      .record({ kind: fc.constant('trade' as const), currency, into: currency, amount, rate })
      .filter((trade) => trade.currency !== trade.into && convert(toMinor(trade.amount), trade.rate) > 0n),
    fc.record({ kind: fc.constant('collection' as const), currency, amount }),
  );

  async function operationOf(planned: typeof plan extends fc.Arbitrary<infer Plan> ? Plan : never): Promise<Operation> {
    const officeId = office();
    const minor = toMinor(planned.amount);
    const base = { officeId, currency: planned.currency, date: new Date().toISOString(), description: 'Test' };
    switch (planned.kind) {
      case 'expense': {
        const body = { ...base, amount: -planned.amount };
        return { role: 'SUPERADMIN', request: 'POST /transactions', body, effect: { [planned.currency]: -minor } };
      }
      case 'float': {
        const body = { ...base, amount: planned.amount };
        return { role: 'SUPERADMIN', request: 'POST /transactions', body, effect: { [planned.currency]: minor } };
      }
      case 'trade': {
        const newMinor = convert(minor, planned.rate);
        const body = {
          officeId,
          oldAmount: planned.amount,
          oldCurrency: planned.currency,
          newAmount: fromMinor(newMinor),
          newCurrency: planned.into,
          rate: planned.rate,
        };
        const effect = { [planned.currency]: -minor, [planned.into]: newMinor };
        return { role: 'SUPERADMIN', request: 'POST /trades', body, effect };
      }
      case 'collection': {
        const { id }: Collection = await scheduleCollection(api, { currency: planned.currency });
        const body = { collectedAmount: planned.amount, collectionNotes: [] };
        return { role: 'COLLECTOR', request: `PATCH /collections/${id}`, body, effect: { [planned.currency]: minor } };
      }
    }
  }

  /** Sends a request three times at once with one key, as a client with a bad line does; answers whether it was taken. */
  async function sendThrice({ role, request, body }: Operation): Promise<boolean> {
    const headers = { 'idempotency-key': `operation-${++sent}` };
    const answers = await Promise.all([1, 2, 3].map(() => api.call(role, request, { body, headers })));
    const statuses = answers.map(({ statusCode }) => statusCode);
    // Refused once, it may be taken a moment later, when others have brought money.
    for (const status of statuses) expect([200, 201, 409]).toContain(status);
    return statuses.some((status) => status !== 409);
  }

  it('never lose, double or invent a cent, whatever comes at once', async () => {
    const expected = new Map<CurrencyCode, bigint>();
    for (const code of CURRENCY_CODES) {
      await addFloat(api, office(), 500, code);
      expected.set(code, 50_000n);
    }
    let acknowledged = CURRENCY_CODES.length;
    await fc.assert(
      fc.asyncProperty(fc.array(plan, { minLength: 8, maxLength: 24 }), async (plans) => {
        const operations = await Promise.all(plans.map(operationOf));
        const taken = await Promise.all(operations.map(sendThrice));
        for (const { effect } of operations.filter((_operation, index) => taken[index])) {
          acknowledged += 1;
          for (const code of CURRENCY_CODES) expected.set(code, (expected.get(code) ?? 0n) + (effect[code] ?? 0n));
        }
        for (const code of CURRENCY_CODES) {
          expect(toMinor(await balanceOf(api, office(), code))).toBe(expected.get(code));
          expect(expected.get(code)).toBeGreaterThanOrEqual(0n);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    const report = await verifyBooks(api.connection());
    expect(report).toMatchObject({ faults: [], entries: acknowledged });
  }, 120_000);
});
