import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import type { Balance } from '@comptoir/api-contract/general-ledger';
import { fromMinor, toMinor } from '@comptoir/api-contract/money';

/** Money that comes in (above 0) or goes out (below 0), in major units. */
export interface Movement {
  currency: CurrencyCode;
  amount: number;
}

/** What an office will hold once `movements` are booked. */
export function balancesAfter(balances: readonly Balance[], movements: readonly Movement[]): Balance[] {
  return balances.map(({ currency, amount }) => {
    const moved = movements.filter((movement) => movement.currency === currency);
    const after = moved.reduce((sum, movement) => sum + toMinor(movement.amount), toMinor(amount));
    return { currency, amount: fromMinor(after) };
  });
}
