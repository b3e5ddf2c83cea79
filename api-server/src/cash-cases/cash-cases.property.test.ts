import type { CashPosition } from '@comptoir/api-contract/cash';
import type { CashCase, ChosenResolution } from '@comptoir/api-contract/cash-cases';
import { toMinor } from '@comptoir/api-contract/money';
import * as fc from 'fast-check';
import { v7 as newId } from 'uuid';
import { describeApiOnBoth } from '../../test/api';
import { openCase } from '../../test/cash-cases';
import { addFloat, balanceOf } from '../../test/money';
import { verifyBooks } from '../books/verify-books';

const amount = fc.integer({ min: 1, max: 5_000 }).map(BigInt);
const pick = fc.nat(50);
const operation = fc.oneof(
  fc.record({
    kind: fc.constant('open' as const),
    minor: fc.tuple(amount, fc.boolean()).map(([m, is]) => (is ? m : -m)),
  }),
  fc.record({
    kind: fc.constant('resolve' as const),
    pick,
    resolution: fc.constantFrom<ChosenResolution>('FOUND', 'FOUND', 'CHARGED', 'WRITTEN_OFF', 'KEPT'),
    part: fc.option(amount, { nil: undefined }),
  }),
  fc.record({ kind: fc.constant('repay' as const), minor: amount }),
);

/** Till, open amounts by case (negative if missing) and the debt of the collector, in minor units. */
interface Model {
  till: bigint;
  open: Map<string, bigint>;
  owed: bigint;
}

// On both databases because of locks and the trigger of the balances.
describeApiOnBoth('cases under random resolutions', (api) => {
  const office = () => api.business().offices.algiers;
  const collector = () => api.business().people.COLLECTOR.id;
  const model: Model = { till: 0n, open: new Map(), owed: 0n };
  const major = (minor: bigint) => Number(minor) / 100;
  const abs = (minor: bigint) => (minor < 0n ? -minor : minor);

  /** Sent three times at once; at most one attempt changes something. */
  async function resolveThrice(id: string, resolution: ChosenResolution, part: bigint | undefined) {
    const open = model.open.get(id) ?? 0n;
    const body = { resolution, reason: 'Random', ...(part !== undefined && { amount: major(part) }) };
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        api.call('ADMIN', `POST /cash/cases/${id}/resolution`, {
          body,
          headers: { 'if-match': '*', 'idempotency-key': newId() },
        }),
      ),
    );
    const done = answers.filter(({ statusCode }) => statusCode === 200).length;
    for (const { statusCode } of answers) expect([200, 409, 422]).toContain(statusCode);
    const taken = part ?? abs(open);
    const fits = open < 0n ? resolution !== 'KEPT' : resolution === 'FOUND' || resolution === 'KEPT';
    const isPossible = fits && open !== 0n && (part === undefined || resolution === 'FOUND');
    const times = isPossible ? Math.min(part === undefined ? 1 : 3, Number(abs(open) / taken)) : 0;
    expect(done).toBe(times);
    const moved = taken * BigInt(times);
    model.open.set(id, open < 0n ? open + moved : open - moved);
    if (resolution === 'FOUND') model.till += open < 0n ? moved : -moved;
    if (resolution === 'CHARGED') model.owed += moved;
  }

  async function repay(minor: bigint) {
    const body = { id: newId(), officeId: office(), userId: collector(), currency: 'USD', amount: major(minor) };
    const answers = await Promise.all([1, 2, 3].map(() => api.call('ADMIN', 'POST /cash/repayments', { body })));
    const isPossible = minor <= model.owed;
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(3).fill(isPossible ? 201 : 409));
    if (!isPossible) return;
    model.owed -= minor;
    model.till += minor;
  }

  async function expectTheModel() {
    const [position] = (await api.call('ADMIN', `GET /cash/position?officeId=${office()}`)).json<CashPosition[]>();
    const kept = new Map(position?.cases.map(({ caseId, amount: held }) => [caseId, -toMinor(held)]));
    for (const [id, open] of model.open) expect(kept.get(id) ?? 0n).toBe(open);
    expect(toMinor(position?.owed[0]?.amount ?? 0)).toBe(model.owed);
    expect(toMinor(await balanceOf(api, office()))).toBe(model.till);
    const listed = (await api.call('ADMIN', `GET /cash/cases?officeId=${office()}&state=OPEN&limit=200`)).json<
      CashCase[]
    >();
    const open = new Map(listed.map(({ id, openAmount }) => [id, toMinor(openAmount)]));
    expect(open).toEqual(new Map([...model.open].filter(([, minor]) => minor !== 0n)));
  }

  it('keep account and open amount equal after each step, and the books valid', async () => {
    await addFloat(api, office(), 10_000);
    model.till = 1_000_000n;
    await api.call('ADMIN', `PATCH /cash/custody/${office()}`, { body: { mode: 'CUSTODY' } });
    await fc.assert(
      fc.asyncProperty(fc.array(operation, { minLength: 5, maxLength: 15 }), async (operations) => {
        for (const step of operations) {
          const ids = [...model.open.keys()];
          if (step.kind === 'repay') await repay(step.minor);
          else if (step.kind === 'open' || ids.length === 0) {
            const minor = step.kind === 'open' ? step.minor : -100n;
            model.open.set(
              await openCase(api.connection(), { officeId: office(), ownerId: collector(), minor }),
              minor,
            );
            model.till += minor;
          } else await resolveThrice(ids.at(-1 - (step.pick % ids.length)) ?? '', step.resolution, step.part);
        }
        await expectTheModel();
      }),
      { numRuns: 10, endOnFailure: true },
    );
    expect((await verifyBooks(api.connection())).faults).toEqual([]);
  }, 120_000);
});
