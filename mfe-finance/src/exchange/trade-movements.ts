import type { Movement } from '../balances/balances-after';
import type { TradeFormValues } from './trade-form.schema';

type Legs = Pick<TradeFormValues, 'oldAmount' | 'oldCurrency' | 'newAmount' | 'newCurrency'>;

/** What a trade moves once it is complete: one amount out, one in. */
export function movementsOf({ oldAmount, oldCurrency, newAmount, newCurrency }: Legs): Movement[] {
  if (oldAmount === undefined || newAmount === undefined || newCurrency === '') return [];
  return [
    { currency: oldCurrency, amount: -oldAmount },
    { currency: newCurrency, amount: newAmount },
  ];
}
