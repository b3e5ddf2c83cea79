import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { TradeInput } from '@comptoir/api-contract/trades';
import type { ContractSchema } from '@comptoir/ui/fields';

export interface TradeFormValues {
  officeId: string;
  oldAmount: number | undefined;
  oldCurrency: CurrencyCode;
  /** Computed from amount and rate. */
  newAmount: number | undefined;
  /** '' until one is chosen. */
  newCurrency: CurrencyCode | '';
  rate: number | undefined;
  /** Reason for an unusual rate, when the server requires it. */
  reason?: string | undefined;
}

export const TradeFormSchema: ContractSchema<TradeFormValues, TradeInput> = TradeInput;

/** The most common pair. */
export function newTrade(officeId: string): TradeFormValues {
  return {
    officeId,
    oldAmount: undefined,
    oldCurrency: 'USD',
    newAmount: undefined,
    newCurrency: 'DZD',
    rate: 1.2,
    reason: '',
  };
}

/** Removes an empty reason. */
export function withoutBlank({ reason, ...trade }: TradeInput): TradeInput {
  return reason === undefined || reason === '' ? trade : { ...trade, reason };
}
