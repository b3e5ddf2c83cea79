import { AMBIGUOUS_MESSAGE, readAmount } from '@comptoir/api-contract/amount-text';
import type { BalanceLimits } from '@comptoir/api-contract/balance-limits';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { AMOUNT_MESSAGE } from '@comptoir/api-contract/values';
import { formatDecimal } from '@comptoir/ui/money';
import * as z from 'zod/mini';

/** A typed amount, or nothing. */
export function typedLimit(currency: CurrencyCode) {
  const kindOf = (typed: string) => readAmount(typed, currency).kind;
  return z.string().check(
    z.refine((typed) => kindOf(typed) !== 'ambiguous', AMBIGUOUS_MESSAGE),
    z.refine((typed) => kindOf(typed) !== 'refused', AMOUNT_MESSAGE),
  );
}

/** Typed amounts by currency. */
export const LimitsForm = z.object({
  USD: typedLimit('USD'),
  EUR: typedLimit('EUR'),
  GBP: typedLimit('GBP'),
  DZD: typedLimit('DZD'),
  CNY: typedLimit('CNY'),
});

export type LimitsForm = z.infer<typeof LimitsForm>;

export function typedLimits({ limits }: BalanceLimits): LimitsForm {
  const typed: LimitsForm = { USD: '', EUR: '', GBP: '', DZD: '', CNY: '' };
  for (const { currency, amount } of limits) typed[currency] = formatDecimal(amount);
  return typed;
}

/** An empty currency has no limit. */
export function limitsOf(typed: LimitsForm): BalanceLimits {
  return {
    limits: CURRENCY_CODES.flatMap((currency) => {
      const reading = readAmount(typed[currency], currency);
      return reading.kind === 'amount' ? [{ currency, amount: reading.amount }] : [];
    }),
  };
}
