import { AMBIGUOUS_MESSAGE, readAmount } from '@comptoir/api-contract/amount-text';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { AMOUNT_MESSAGE } from '@comptoir/api-contract/values';
import { formatDecimal } from '@comptoir/ui/money';
import * as z from 'zod/mini';

interface CurrencyAmount {
  currency: CurrencyCode;
  amount: number;
}

/** A typed amount, or nothing. */
export function typedAmount(currency: CurrencyCode) {
  const kindOf = (typed: string) => readAmount(typed, currency).kind;
  return z.string().check(
    z.refine((typed) => kindOf(typed) !== 'ambiguous', AMBIGUOUS_MESSAGE),
    z.refine((typed) => kindOf(typed) !== 'refused', AMOUNT_MESSAGE),
  );
}

export const TypedAmounts = z.object({
  USD: typedAmount('USD'),
  EUR: typedAmount('EUR'),
  GBP: typedAmount('GBP'),
  DZD: typedAmount('DZD'),
  CNY: typedAmount('CNY'),
});

export type TypedAmounts = z.infer<typeof TypedAmounts>;

export function typedAmounts(amounts: readonly CurrencyAmount[]): TypedAmounts {
  const typed: TypedAmounts = { USD: '', EUR: '', GBP: '', DZD: '', CNY: '' };
  for (const { currency, amount } of amounts) typed[currency] = formatDecimal(amount);
  return typed;
}

/** Amounts in major units; an empty currency has none. */
export function amountsOf(typed: TypedAmounts): CurrencyAmount[] {
  return CURRENCY_CODES.flatMap((currency) => {
    const reading = readAmount(typed[currency], currency);
    return reading.kind === 'amount' ? [{ currency, amount: reading.amount }] : [];
  });
}
