import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { STAFF } from './roles';
import { Currency, Id, PositiveAmount } from './values';

/** Largest difference of a count that is booked as rounding, in major units. */
export const Tolerance = z.object({ currency: Currency, amount: PositiveAmount });

/** Rules of an office for counts and the business day. A currency without a tolerance has 0. */
export const CashRules = z.object({
  /** Local time at which a business day begins and the previous one ends, 'HH:mm'. */
  dayStartsAt: z.string('Time is required').check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Not a time of day')),
  tolerances: z.array(Tolerance).check(
    z.maxLength(CURRENCY_CODES.length, 'Each currency at most once'),
    z.refine(
      (rows) => new Set(rows.map(({ currency }) => currency)).size === rows.length,
      'Each currency at most once',
    ),
  ),
  /** True if collectors enter the notes and coins of each amount. If absent in a change, it stays. */
  requiresCounts: z.optional(z.boolean()),
});

const params = z.object({ officeId: Id });

export const cashRuleOperations = {
  getCashRules: operation({
    summary: 'Begin of the business day, tolerances and required counts of an office',
    access: STAFF,
    params,
    response: CashRules,
    versioned: true,
  }),
  setCashRules: operation({
    stepUp: true,
    approval: ['LIMITS'],
    summary: 'Replace begin of the business day, tolerances and required counts of an office',
    access: ['SUPERADMIN'],
    params,
    body: CashRules,
    response: CashRules,
    versioned: true,
  }),
};

export type CashRules = z.infer<typeof CashRules>;
