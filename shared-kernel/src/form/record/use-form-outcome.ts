import { useEffect, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isDone, refusalOf, type ChangeState } from '../change/change-state';
import { showIssues } from '../show-issues';
import { useUnsavedChanges } from '../unsaved-changes';
import type { ContractForm } from '../use-contract-form';

/**
 * Puts what the server refuses to the fields of a form, and asks before what is typed in it is lost: render what it
 * returns.
 * @param holdsMore whether there is something else on the page that leaving it would lose
 */
export function useFormOutcome<Input extends FieldValues, Output extends FieldValues>(
  form: ContractForm<Input, Output>,
  state: ChangeState,
  holdsMore = false,
): ReactNode {
  useShownIssues(form, state);
  return useUnsavedChanges((form.formState.isDirty && !isDone(state)) || holdsMore);
}

/** Puts what the server refuses to the fields of a form. */
export function useShownIssues<Input extends FieldValues, Output extends FieldValues>(
  form: ContractForm<Input, Output>,
  state: ChangeState,
): void {
  const refusal = refusalOf(state);
  useEffect(() => {
    showIssues(form, refusal);
  }, [form, refusal]);
}
