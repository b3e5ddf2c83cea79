import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Balance } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** In major units; above 0 comes in, below 0 goes out. */
export interface Movement {
  currency: CurrencyCode;
  amount: number;
}

export function balancesAfter(balances: readonly Balance[], movements: readonly Movement[]): Balance[] {
  return balances.map(({ currency, amount }) => {
    const moved = movements.filter((movement) => movement.currency === currency);
    const after = moved.reduce((sum, movement) => sum + toMinor(movement.amount), toMinor(amount));
    return { currency, amount: fromMinor(after) };
  });
}
