import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { toMinor } from '@comptoir/api-contract/money';
import * as fc from 'fast-check';
import { describeApiOnBoth } from '../../test/api';
import { addFloat, balanceOf } from '../../test/money';
import { moneyOperation, plannedOperation, type Booked, type MoneyOperation } from '../../test/money-operations';
import { verifyBooks } from './verify-books';

// Runs on both databases because of row locks.
describeApiOnBoth('concurrent operations on money', (api) => {
  const office = () => api.business().offices.algiers;
  let sent = 0;

  async function sendThrice({ role, request, body }: MoneyOperation): Promise<string | undefined> {
    const headers = { 'idempotency-key': `operation-${++sent}` };
    const answers = await Promise.all([1, 2, 3].map(() => api.call(role, request, { body, headers })));
    // A refused attempt may succeed later, once others have added money.
    for (const { statusCode } of answers) expect([200, 201, 409]).toContain(statusCode);
    const ids = answers.filter(({ statusCode }) => statusCode < 300).map((answer) => answer.json<{ id: string }>().id);
    expect(new Set(ids).size).toBeLessThanOrEqual(1);
    return ids[0];
  }

  it('never lose, duplicate or create a cent', async () => {
    const expected = new Map<CurrencyCode, bigint>();
    for (const code of CURRENCY_CODES) {
      await addFloat(api, office(), 500, code);
      expected.set(code, 50_000n);
    }
    const books: Booked[] = [];
    const acknowledged = { all: CURRENCY_CODES.length, reversals: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(plannedOperation, { minLength: 8, maxLength: 24 }), async (plans) => {
        const operations: MoneyOperation[] = [];
        for (const plan of plans) {
          const operation = await moneyOperation(api, office(), plan, books);
          if (operation) operations.push(operation);
        }
        const ids = await Promise.all(operations.map(sendThrice));
        for (const [index, { effect, booked, request }] of operations.entries()) {
          const id = ids[index];
          if (id === undefined) continue;
          acknowledged.all += 1;
          if (request.endsWith('/reversal')) acknowledged.reversals += 1;
          if (booked) books.push(booked(id));
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
    expect(report).toMatchObject({ faults: [], entries: acknowledged.all });
    expect(acknowledged.reversals).toBeGreaterThan(0);
  }, 120_000);
});
