import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { ADMINS, STAFF } from './roles';
import { AMOUNT_MESSAGE, Currency, Id, PositiveAmount } from './values';

/** Most limits of an office. */
const LIMITS_LIMIT = 2000;

/** Holders of cash with limits. */
export const LIMITED_HOLDERS = ['COLLECTOR', 'TILL', 'VAULT'] as const;

const Limited = z.object({
  holder: z.enum(LIMITED_HOLDERS),
  /** A collector with own limits; null for all others, ignored for till and vault. */
  userId: z._default(z.nullable(Id), null),
  currency: Currency,
  /** Amount above which managers are notified. */
  warn: z.nullable(PositiveAmount),
  /** Amount above which a collector gets no new collections. */
  max: z.nullable(PositiveAmount),
});

/** Most cash, in major units, that a holder may have without a warning (`warn`), and at all (`max`). */
export const CashLimit = Limited.check(
  z.refine(({ warn, max }) => warn !== null || max !== null, { path: ['max'], error: AMOUNT_MESSAGE }),
  z.refine(({ warn, max }) => warn === null || max === null || warn <= max, {
    path: ['warn'],
    error: 'The warning must not be above the limit',
  }),
);

type Place = Pick<z.infer<typeof Limited>, 'holder' | 'userId' | 'currency'>;

/** All limits of an office; an omitted holder or currency has none. */
export const CashLimits = z.object({
  limits: z.array(CashLimit).check(
    z.maxLength(LIMITS_LIMIT),
    z.refine((limits) => new Set(limits.map(placeOf)).size === limits.length, 'Each currency at most once'),
  ),
});

function placeOf({ holder, userId, currency }: Place): string {
  return `${holder} ${holder === 'COLLECTOR' ? userId : null} ${currency}`;
}

/** Cash in the hand of a collector above a limit, in major units. `assignable` is false above `max`. */
export const PassedLimit = z.object({
  user: z.object({ id: Id, name: z.string() }),
  currency: z.enum(CURRENCY_CODES),
  amount: z.number(),
  warn: z.nullable(z.number()),
  max: z.nullable(z.number()),
  assignable: z.boolean(),
});

const office = z.object({ officeId: Id });

export const cashLimitOperations = {
  getCashLimits: operation({
    summary: 'Limits of cash of the holders of an office',
    access: STAFF,
    params: office,
    response: CashLimits,
    versioned: true,
  }),
  setCashLimits: operation({
    stepUp: true,
    approval: ['LIMITS'],
    summary: 'Replace the limits of cash of an office',
    access: ADMINS,
    params: office,
    body: CashLimits,
    response: CashLimits,
    versioned: true,
  }),
  listPassedLimits: operation({
    summary: 'Collectors of an office with more cash in hand than a limit; none without custody',
    access: STAFF,
    query: z.object({ officeId: z.optional(Id) }),
    response: z.array(PassedLimit),
    list: true,
  }),
};

export type CashLimit = z.infer<typeof CashLimit>;
export type CashLimits = z.infer<typeof CashLimits>;
export type PassedLimit = z.infer<typeof PassedLimit>;
