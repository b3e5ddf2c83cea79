import { readAmount } from '@comptoir/api-contract/amount-text';
import type { CashLimit } from '@comptoir/api-contract/cash-limits';
import { CURRENCY_CODES, type CurrencyCode } from '@comptoir/api-contract/currencies';
import { formatDecimal } from '@comptoir/ui/money';
import * as z from 'zod/mini';
import { typedAmount } from '../../settings-form/typed-amounts';

function amounts(currency: CurrencyCode) {
  return z
    .object({ warn: typedAmount(currency), max: typedAmount(currency) })
    .check(
      z.refine(
        ({ warn, max }) => (amountOf(warn, currency) ?? 0) <= (amountOf(max, currency) ?? Number.POSITIVE_INFINITY),
        { path: ['warn'], error: 'The warning must not be above the limit' },
      ),
    );
}

function amountOf(typed: string, currency: CurrencyCode): number | null {
  const reading = readAmount(typed, currency);
  return reading.kind === 'amount' ? reading.amount : null;
}

/** Typed limits of one holder by currency. */
export const HolderLimitsForm = z.object({
  USD: amounts('USD'),
  EUR: amounts('EUR'),
  GBP: amounts('GBP'),
  DZD: amounts('DZD'),
  CNY: amounts('CNY'),
});

export type HolderLimitsForm = z.infer<typeof HolderLimitsForm>;

export type LimitHolder = Pick<CashLimit, 'holder' | 'userId'>;

export function isOf({ holder, userId }: LimitHolder) {
  return (limit: LimitHolder) => limit.holder === holder && limit.userId === userId;
}

export function typedLimits(limits: readonly CashLimit[], holder: LimitHolder): HolderLimitsForm {
  const own = limits.filter(isOf(holder));
  const typed = (currency: CurrencyCode) => {
    const { warn = null, max = null } = own.find((limit) => limit.currency === currency) ?? {};
    return { warn: warn === null ? '' : formatDecimal(warn), max: max === null ? '' : formatDecimal(max) };
  };
  return { USD: typed('USD'), EUR: typed('EUR'), GBP: typed('GBP'), DZD: typed('DZD'), CNY: typed('CNY') };
}

/** All limits with those of one holder replaced; a currency without amounts has none. */
export function replacedLimits(
  limits: readonly CashLimit[],
  holder: LimitHolder,
  typed: HolderLimitsForm,
): CashLimit[] {
  const isOwn = isOf(holder);
  const own = CURRENCY_CODES.map((currency) => {
    const { warn, max } = typed[currency];
    return { ...holder, currency, warn: amountOf(warn, currency), max: amountOf(max, currency) };
  });
  return [...limits.filter((limit) => !isOwn(limit)), ...own.filter(({ warn, max }) => warn !== null || max !== null)];
}
