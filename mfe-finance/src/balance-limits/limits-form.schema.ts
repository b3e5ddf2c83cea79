import type { BalanceLimits } from '@comptoir/api-contract/balance-limits';
import { CURRENCY_CODES } from '@comptoir/api-contract/currencies';
import { AMOUNT_MESSAGE, PositiveAmount } from '@comptoir/api-contract/values';
import { formatDecimal, parseDecimal } from '@comptoir/shared-kernel/money';
import * as z from 'zod/mini';

const isLimit = (typed: string) => typed.trim() === '' || PositiveAmount.safeParse(parseDecimal(typed)).success;
const limit = z.string().check(z.refine(isLimit, AMOUNT_MESSAGE));

/** The limits as they are typed, one for each currency. */
export const LimitsForm = z.object({ USD: limit, EUR: limit, GBP: limit, DZD: limit, CNY: limit });

export type LimitsForm = z.infer<typeof LimitsForm>;

/** What the fields show of limits. */
export function typedLimits({ limits }: BalanceLimits): LimitsForm {
  const typed: LimitsForm = { USD: '', EUR: '', GBP: '', DZD: '', CNY: '' };
  for (const { currency, amount } of limits) typed[currency] = formatDecimal(amount);
  return typed;
}

/** The limits of what was typed; a currency that is empty has none. */
export function limitsOf(typed: LimitsForm): BalanceLimits {
  return {
    limits: CURRENCY_CODES.flatMap((currency) => {
      const amount = parseDecimal(typed[currency]);
      return amount === undefined ? [] : [{ currency, amount }];
    }),
  };
}
