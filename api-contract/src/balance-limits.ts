import * as z from 'zod/mini';
import { CURRENCY_CODES } from './currencies';
import { operation } from './operation';
import { STAFF } from './roles';
import { Currency, Id, PositiveAmount } from './values';

/** Amount in major units below which an office's balance in a currency is reported to its staff. */
export const BalanceLimit = z.object({ currency: Currency, amount: PositiveAmount });

/** All limits of an office; an omitted currency has none. */
export const BalanceLimits = z.object({
  limits: z.array(BalanceLimit).check(
    z.maxLength(CURRENCY_CODES.length, 'Each currency at most once'),
    z.refine(
      (limits) => new Set(limits.map(({ currency }) => currency)).size === limits.length,
      'Each currency at most once',
    ),
  ),
});

const office = z.object({ officeId: Id });

export const balanceLimitOperations = {
  getBalanceLimits: operation({
    summary: 'Balance limits of an office',
    access: STAFF,
    params: office,
    response: BalanceLimits,
    versioned: true,
  }),
  setBalanceLimits: operation({
    stepUp: true,
    approval: ['LIMITS'],
    summary: 'Replace the balance limits of an office',
    access: STAFF,
    params: office,
    body: BalanceLimits,
    response: BalanceLimits,
    versioned: true,
  }),
};

export type BalanceLimit = z.infer<typeof BalanceLimit>;
export type BalanceLimits = z.infer<typeof BalanceLimits>;
