import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/ui/changes';
import { type ContractForm, showIssues, useUnsavedChanges } from '@comptoir/ui/fields';
import { isDone, refusalOf } from './change-state';

/**
 * Shows refusals at the fields of a form, and asks before input is lost: render the result.
 * @param holdsMore true if leaving the page would lose anything else
 */
export function useFormOutcome<Input extends FieldValues, Output extends FieldValues>(
  form: ContractForm<Input, Output>,
  state: ChangeState,
  holdsMore = false,
): ReactNode {
  useIssueErrors(form, state);
  return useUnsavedChanges((form.formState.isDirty && !isDone(state)) || holdsMore);
}

export function useIssueErrors<Input extends FieldValues, Output extends FieldValues>(
  form: ContractForm<Input, Output>,
  state: ChangeState,
): void {
  const refusal = refusalOf(state);
  useEffect(() => {
    showIssues(form, refusal);
  }, [form, refusal]);
}
