import type { TradeInput } from '@comptoir/api-contract/trades';
import { type ContractForm, useWatch } from '@comptoir/ui/fields';
import { useLayoutEffect } from 'react';
import { useRecentTrades } from './exchange.queries';
import { newTrade, type TradeFormValues } from './trade-form.schema';
import { usualRates, type UsualRates } from './usual-rate';

/** What is known of the rates of a pair. */
export interface LastRate {
  /** Nothing yet. */
  isPending: boolean;
  /** Absent where the pair was never exchanged. */
  usual: UsualRates | undefined;
}

/** What the chosen pair was last exchanged at. A rate that nobody typed follows it, so that no trade begins far from the last ones. */
export function useLastRate(form: ContractForm<TradeFormValues, TradeInput>): LastRate {
  const { control, resetField, getFieldState } = form;
  const [oldCurrency, newCurrency] = useWatch({ control, name: ['oldCurrency', 'newCurrency'] });
  const trades = useRecentTrades(newCurrency);
  const usual = trades.data && newCurrency !== '' ? usualRates(trades.data, { oldCurrency, newCurrency }) : undefined;
  const offered = usual?.last ?? newTrade('').rate;

  // Before it is shown: a rate far from the last ones is warned of.
  useLayoutEffect(() => {
    if (!getFieldState('rate').isDirty) resetField('rate', { defaultValue: offered });
  }, [getFieldState, resetField, offered]);

  return { isPending: trades.isPending, usual };
}
