import type { CurrencyCode } from '@comptoir/api-contract/currencies';
import { CashForm } from '@comptoir/api-contract/transactions';
import type { ContractSchema } from '@comptoir/ui/fields';
import { today } from '@comptoir/kernel/format';

export interface CashFormValues extends Omit<CashForm, 'amount'> {
  amount: number | undefined;
}

export const CashFormSchema: ContractSchema<CashFormValues, CashForm> = CashForm;

export function newCash(currency: CurrencyCode, supplierId: string | null): CashFormValues {
  return { amount: undefined, currency, description: '', date: today(), supplierId };
}
