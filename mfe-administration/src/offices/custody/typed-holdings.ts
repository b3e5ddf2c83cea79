import type { HeldCash } from '@comptoir/api-contract/cash';
import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Balance } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** A holder of cash outside the till; `id` is that of a collector. */
export type Holder = { kind: 'VAULT'; name: string } | { kind: 'COLLECTOR'; id: string; name: string };

/** Typed amounts by holder and currency; NaN for an empty or wrong one. */
export type TypedCash = Readonly<Record<string, number>>;

export function cellOf(holder: Holder, currency: CurrencyCode): string {
  return `${holder.kind === 'VAULT' ? 'VAULT' : holder.id} ${currency}`;
}

export type NamedCash = HeldCash & { name: string };

/** Typed amounts above 0 as the API takes them. */
export function typedHoldings(
  typed: TypedCash,
  holders: readonly Holder[],
  currencies: readonly CurrencyCode[],
): NamedCash[] {
  return holders.flatMap((holder) =>
    currencies.flatMap((currency): NamedCash | NamedCash[] => {
      const amount = typed[cellOf(holder, currency)];
      if (!amount || amount < 0) return [];
      const cash = { currency, amount, name: holder.name };
      return holder.kind === 'VAULT'
        ? { holder: 'VAULT', ...cash }
        : { holder: 'COLLECTOR', userId: holder.id, ...cash };
    }),
  );
}

/** Cash that stays in the till; below 0 if more is held than the books have. */
export function remainingTill(balances: readonly Balance[], held: readonly HeldCash[]): Balance[] {
  return balances.map(({ currency, amount }) => {
    const outside = held.filter((cash) => cash.currency === currency);
    const left = outside.reduce((sum, cash) => sum - toMinor(cash.amount), toMinor(amount));
    return { currency, amount: fromMinor(left) };
  });
}
