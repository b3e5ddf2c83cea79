import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import * as fc from 'fast-check';

/** With the weight of each. */
const KINDS = [
  ['record', 5],
  ['offer', 8],
  ['count', 9],
  ['answer', 4],
  ['recount', 3],
  ['withdraw', 1],
  ['resolve', 5],
  ['repay', 4],
  ['countDay', 5],
  ['closeDay', 3],
  ['reopenDay', 2],
  ['limits', 1],
  ['trade', 3],
  ['expense', 1],
  ['float', 1],
  ['reversal', 1],
  ['correction', 2],
] as const;

export type OperationKind = (typeof KINDS)[number][0];

export const OPERATION_KINDS = KINDS.map(([name]) => name);

export const CURRENCIES = ['DZD', 'USD', 'EUR'] as const satisfies readonly CurrencyCode[];

const kind = fc.oneof(...KINDS.map(([name, weight]) => ({ weight, arbitrary: fc.constant<OperationKind>(name) })));
const currency = fc.constantFrom(...CURRENCIES);

/** A random operation; those on people, handovers and bookings select by index. */
export const plannedOperation = fc.record({
  kind,
  pick: fc.nat(),
  by: fc.nat(),
  currency,
  into: currency,
  /** Minor units. */
  amount: fc.integer({ min: 1, max: 60_000 }).map(BigInt),
  /** Counted beside the declaration; most counts are equal. */
  difference: fc.oneof(
    { weight: 2, arbitrary: fc.constant(0n) },
    { weight: 1, arbitrary: fc.integer({ min: -500, max: 500 }).map(BigInt) },
  ),
  isYes: fc.boolean(),
});

export type PlannedOperation = typeof plannedOperation extends fc.Arbitrary<infer Plan> ? Plan : never;
