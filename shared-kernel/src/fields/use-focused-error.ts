import { useLayoutEffect } from 'react';
import type { FieldError, FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Brings the focus to the first field that was refused when its form was sent: once, with the frame that says why. The
 * library's own way comes back a moment later, when somebody may already be typing elsewhere.
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
