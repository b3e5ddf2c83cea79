import { useLayoutEffect } from 'react';
import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Focuses the first invalid field on submit, in the same frame as its error. react-hook-form focuses a moment later,
 * when the user may be typing elsewhere.
 */
export function useFocusedError<Input extends FieldValues, Output extends FieldValues>({
  formState,
}: UseFormReturn<Input, unknown, Output>): void {
  const { submitCount } = formState;
  const errors: Partial<Record<string, object>> = formState.errors;
  useLayoutEffect(() => {
    const refused = Object.values(errors).map(fieldOf).find(Boolean);
    refused?.focus?.();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time that it was sent
  }, [submitCount]);
}

function fieldOf(error: Pick<FieldError, 'ref'> = {}) {
  return error.ref;
}
