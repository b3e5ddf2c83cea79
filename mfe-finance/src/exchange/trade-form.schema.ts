import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { TradeInput } from '@comptoir/api-contract/trades';
import type { ContractSchema } from '@comptoir/ui/fields';

/** A trade while it is typed. */
export interface TradeFormValues {
  officeId: string;
  oldAmount: number | undefined;
  oldCurrency: CurrencyCode;
  /** Calculated from amount and rate. */
  newAmount: number | undefined;
  /** Empty until one is chosen. */
  newCurrency: CurrencyCode | '';
  rate: number | undefined;
  /** Why the rate is unusual, where the server asks. */
  reason?: string | undefined;
}

export const TradeFormSchema: ContractSchema<TradeFormValues, TradeInput> = TradeInput;

/** A new trade of an office: the pair that is asked for most. */
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

/** As it is sent: a reason only where one was typed. */
export function withoutBlank({ reason, ...trade }: TradeInput): TradeInput {
  return reason === undefined || reason === '' ? trade : { ...trade, reason };
}
