import type { Movement } from '../balances/balances-after';
import type { TradeFormValues } from './trade-form.schema';

type Legs = Pick<TradeFormValues, 'oldAmount' | 'oldCurrency' | 'newAmount' | 'newCurrency'>;

/** Empty until the trade is complete. */
export function movementsOf({ oldAmount, oldCurrency, newAmount, newCurrency }: Legs): Movement[] {
  if (oldAmount === undefined || newAmount === undefined || newCurrency === '') return [];
  return [
    { currency: oldCurrency, amount: -oldAmount },
    { currency: newCurrency, amount: newAmount },
  ];
}
