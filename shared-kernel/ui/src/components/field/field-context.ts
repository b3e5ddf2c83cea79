import { createContext, use, useEffect } from 'react';

interface FieldControl {
  id: string;
  describedBy: string;
  invalid: boolean;
  /** Reports a mistake found by the control in its text. */
  setInputError: (error: string | undefined) => void;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** Attributes that connect a control with its field; empty outside a field. */
export function useFieldControl(): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.invalid && { 'aria-invalid': true }),
  };
}

/** Shows a mistake in the text of a control with its field. */
export function useFieldError(error: string | undefined): void {
  const setInputError = use(FieldContext)?.setInputError;
  useEffect(() => {
    setInputError?.(error);
    return () => setInputError?.(undefined);
  }, [setInputError, error]);
}

export function labelId(controlId: string): string {
  return `${controlId}label`;
}
