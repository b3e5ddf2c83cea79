import type { TradeInput } from '@comptoir/api-contract/trades';
import { type ContractForm, useWatch } from '@comptoir/ui/fields';
import { useEffect } from 'react';
import { convertedAmount } from './converted-amount';
import type { TradeFormValues } from './trade-form.schema';

/** Updates the converted amount when amount or rate change. */
export function useConvertedAmount({ control, setValue }: ContractForm<TradeFormValues, TradeInput>) {
  const [oldAmount, rate] = useWatch({ control, name: ['oldAmount', 'rate'] });
  const converted = convertedAmount(oldAmount, rate);

  useEffect(() => {
    setValue('newAmount', converted);
  }, [setValue, converted]);

  return converted;
}
