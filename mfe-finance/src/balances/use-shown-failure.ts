import { ApiError } from '@comptoir/shared-kernel/http';
import { queryClient, resourceKey } from '@comptoir/shared-kernel/query';
import { showIssues, type ContractForm } from '@comptoir/shared-kernel/form';
import { useEffect } from 'react';
import type { FieldValues, Path } from 'react-hook-form';

/**
 * Says at the fields of a form why its booking was refused. That the office holds too little (409) belongs to the
 * amount, and the balances are asked for again: somebody else was faster.
 */
export function useShownFailure<Input extends FieldValues, Output extends FieldValues>(
  form: ContractForm<Input, Output>,
  error: Error | null,
  amountField: Path<Input>,
): void {
  useEffect(() => {
    if (!(error instanceof ApiError) || error.status !== 409) return void showIssues(form, error);
    form.setError(amountField, { type: 'server', message: error.message });
    return void queryClient.invalidateQueries({ queryKey: [resourceKey('getBalance')] });
  }, [form, error, amountField]);
}
