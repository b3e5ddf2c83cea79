import type { TradeInput } from '@comptoir/api-contract/trades';
import { type ContractForm, useWatch } from '@comptoir/ui/fields';
import { useLayoutEffect } from 'react';
import { useRecentTrades } from './exchange.queries';
import { newTrade, type TradeFormValues } from './trade-form.schema';
import { usualRates, type UsualRates } from './usual-rate';

export interface LastRate {
  isPending: boolean;
  /** Undefined for a pair without trades. */
  usual: UsualRates | undefined;
}

/** Last rate of the chosen pair, filled in unless a rate was typed. */
export function useLastRate(form: ContractForm<TradeFormValues, TradeInput>): LastRate {
  const { control, resetField, getFieldState } = form;
  const [oldCurrency, newCurrency] = useWatch({ control, name: ['oldCurrency', 'newCurrency'] });
  const trades = useRecentTrades(newCurrency);
  const usual = trades.data && newCurrency !== '' ? usualRates(trades.data, { oldCurrency, newCurrency }) : undefined;
  const offered = usual?.last ?? newTrade('').rate;

  // Before paint, so that the warning does not flash.
  useLayoutEffect(() => {
    if (!getFieldState('rate').isDirty) resetField('rate', { defaultValue: offered });
  }, [getFieldState, resetField, offered]);

  return { isPending: trades.isPending, usual };
}
