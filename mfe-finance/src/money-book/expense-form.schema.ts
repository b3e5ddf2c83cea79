import { CURRENCIES } from '@comptoir/api-contract/currencies';
import { ExpenseForm } from '@comptoir/api-contract/transactions';
import type { ContractSchema } from '@comptoir/shared-kernel/form';

/** An expense while it is typed. */
export interface ExpenseFormValues extends Omit<ExpenseForm, 'amount'> {
  amount: number | undefined;
}

export const ExpenseFormSchema: ContractSchema<ExpenseFormValues, ExpenseForm> = ExpenseForm;

export const NEW_EXPENSE: ExpenseFormValues = {
  amount: undefined,
  currency: CURRENCIES[0].code,
  description: '',
  supplierId: null,
};
