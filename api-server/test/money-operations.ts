import type { Collection } from '@comptoir/api-contract/collections';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { convert, fromMinor, toMinor } from '@comptoir/api-contract/money';
import * as fc from 'fast-check';
import type { TestApi } from './api';
import { scheduleCollection } from './collections';

/** Change of cash in minor units by currency. */
type Effect = Partial<Record<CurrencyCode, bigint>>;

export type Booked =
  | { kind: 'trade' | 'transaction'; id: string; effect: Effect }
  | { kind: 'collection'; id: string; currency: CurrencyCode; amount: bigint };

export interface MoneyOperation {
  role: 'SUPERADMIN' | 'COLLECTOR';
  request: `${'POST' | 'PATCH'} /${string}`;
  body: object;
  effect: Effect;
  booked?: (id: string) => Booked;
}

const currency = fc.constantFrom(...CURRENCY_CODES);
const amount = fc.integer({ min: 1, max: 60_000 }).map((cents) => cents / 100);
const rate = fc.integer({ min: 10_000, max: 2_000_000 }).map((scaled) => scaled / 10_000);

/** Operations on existing records select by index. */
export const plannedOperation = fc.oneof(
  fc.record({ kind: fc.constant('expense' as const), currency, amount }),
  fc.record({ kind: fc.constant('float' as const), currency, amount }),
  fc
    .record({ kind: fc.constant('trade' as const), currency, into: currency, amount, rate })
    .filter((trade) => trade.currency !== trade.into && convert(toMinor(trade.amount), trade.rate) > 0n),
  fc.record({ kind: fc.constant('collection' as const), currency, amount }),
  fc.record({ kind: fc.constant('later' as const), pick: fc.nat(), amount }),
);

export type PlannedOperation = typeof plannedOperation extends fc.Arbitrary<infer Plan> ? Plan : never;

export async function moneyOperation(
  api: TestApi,
  officeId: string,
  planned: PlannedOperation,
  /** Mutated: the selected record is removed. */
  books: Booked[],
): Promise<MoneyOperation | undefined> {
  if (planned.kind === 'later') {
    const [about] = books.splice(planned.pick % Math.max(1, books.length), 1);
    return about && laterOperation(about, planned.amount);
  }
  const minor = toMinor(planned.amount);
  const role = 'SUPERADMIN' as const;
  const base = { officeId, currency: planned.currency, date: new Date().toISOString(), description: 'Test' };
  switch (planned.kind) {
    case 'expense':
    case 'float': {
      const sign = planned.kind === 'float' ? 1 : -1;
      const effect = { [planned.currency]: minor * BigInt(sign) };
      const booked = (id: string): Booked => ({ kind: 'transaction', id, effect });
      return { role, request: 'POST /transactions', body: { ...base, amount: sign * planned.amount }, effect, booked };
    }
    case 'trade': {
      const newMinor = convert(minor, planned.rate);
      const [oldAmount, newAmount] = [planned.amount, fromMinor(newMinor)];
      const [oldCurrency, newCurrency] = [planned.currency, planned.into];
      const body = {
        officeId,
        oldAmount,
        oldCurrency,
        newAmount,
        newCurrency,
        rate: planned.rate,
        reason: 'As agreed',
      };
      const effect = { [oldCurrency]: -minor, [newCurrency]: newMinor };
      return { role, request: 'POST /trades', body, effect, booked: (id) => ({ kind: 'trade', id, effect }) };
    }
    case 'collection': {
      const { id }: Collection = await scheduleCollection(api, { currency: planned.currency });
      return {
        role: 'COLLECTOR',
        request: `PATCH /collections/${id}`,
        body: { collectedAmount: planned.amount, collectionNotes: [], reason: 'Any amount' },
        effect: { [planned.currency]: minor },
        booked: () => ({ kind: 'collection', id, currency: planned.currency, amount: minor }),
      };
    }
  }
}

function laterOperation(about: Booked, amountNow: number): MoneyOperation {
  const role = 'SUPERADMIN';
  if (about.kind !== 'collection') {
    const effect: Effect = {};
    for (const code of CURRENCY_CODES) {
      const moved = about.effect[code];
      if (moved !== undefined) effect[code] = -moved;
    }
    const path = about.kind === 'trade' ? '/trades' : '/transactions';
    return { role, request: `POST ${path}/${about.id}/reversal`, body: { reason: 'Typed wrongly' }, effect };
  }
  // A different amount, so that there is something to book.
  const now = toMinor(amountNow) === about.amount ? about.amount + 1n : toMinor(amountNow);
  return {
    role,
    request: `PATCH /collections/${about.id}`,
    body: { collectedAmount: fromMinor(now), correctionReason: 'Counted again' },
    effect: { [about.currency]: now - about.amount },
    booked: () => ({ ...about, amount: now }),
  };
}
