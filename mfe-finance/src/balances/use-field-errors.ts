import { isRefusal } from '@comptoir/kernel/http';
import { contractMessage } from '@comptoir/kernel/i18n';
import { queryClient, resourceKey } from '@comptoir/kernel/query';
import { type ContractForm, showIssues } from '@comptoir/ui/fields';
import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';

/**
 * Shows a refusal at the fields of a form. A balance too low or too high belongs to the amount and reloads the balances,
 * which another booking has changed.
 */
export function useFieldErrors<Input extends FieldValues, Output extends FieldValues>(
  form: ContractForm<Input, Output>,
  error: Error | null,
  amountField: Path<Input>,
): void {
  useEffect(() => {
    if (!isRefusal(error, 'balance-too-low', 'balance-too-large')) return void showIssues(form, error);
    form.setError(amountField, { type: 'server', message: contractMessage(error) });
    return void queryClient.invalidateQueries({ queryKey: [resourceKey('getBalance')] });
  }, [form, error, amountField]);
}
