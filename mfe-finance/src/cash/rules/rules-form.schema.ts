import { AMBIGUOUS_MESSAGE, readAmount } from '@comptoir/api-contract/amount-text';
import { CashRules } from '@comptoir/api-contract/cash-rules';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { AMOUNT_MESSAGE } from '@comptoir/api-contract/values';
import { formatDecimal } from '@comptoir/ui/money';
import * as z from 'zod/mini';

function tolerance(currency: CurrencyCode) {
  const kindOf = (typed: string) => readAmount(typed, currency).kind;
  return z.string().check(
    z.refine((typed) => kindOf(typed) !== 'ambiguous', AMBIGUOUS_MESSAGE),
    z.refine((typed) => kindOf(typed) !== 'refused', AMOUNT_MESSAGE),
  );
}

/** Typed begin of the day, and typed tolerances by currency. */
export const RulesForm = z.object({
  dayStartsAt: CashRules.shape.dayStartsAt,
  USD: tolerance('USD'),
  EUR: tolerance('EUR'),
  GBP: tolerance('GBP'),
  DZD: tolerance('DZD'),
  CNY: tolerance('CNY'),
});

export type RulesForm = z.infer<typeof RulesForm>;

export function typedRules({ dayStartsAt, tolerances }: CashRules): RulesForm {
  const typed: RulesForm = { dayStartsAt, USD: '', EUR: '', GBP: '', DZD: '', CNY: '' };
  for (const { currency, amount } of tolerances) typed[currency] = formatDecimal(amount);
  return typed;
}

/** An empty currency has no tolerance. */
export function rulesOf(typed: RulesForm): CashRules {
  return {
    dayStartsAt: typed.dayStartsAt,
    tolerances: CURRENCY_CODES.flatMap((currency) => {
      const reading = readAmount(typed[currency], currency);
      return reading.kind === 'amount' ? [{ currency, amount: reading.amount }] : [];
    }),
  };
}
