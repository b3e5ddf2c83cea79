import { createContext, use, useEffect } from 'react';

interface FieldControl {
  id: string;
  describedBy: string;
  invalid: boolean;
  /** The control itself finds a mistake in what was typed. */
  setMistake: (mistake: string | undefined) => void;
}

export const FieldContext = createContext<FieldControl | null>(null);

interface ControlAttributes {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** What ties a control to the field around it; nothing outside a field. */
export function useFieldControl(): ControlAttributes {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    ...(field.describedBy && { 'aria-describedby': field.describedBy }),
    ...(field.invalid && { 'aria-invalid': true }),
  };
}

/** Has the field around a control say what is wrong with the text that was typed, for as long as it is. */
export function useFieldMistake(mistake: string | undefined): void {
  const setMistake = use(FieldContext)?.setMistake;
  useEffect(() => {
    setMistake?.(mistake);
    return () => setMistake?.(undefined);
  }, [setMistake, mistake]);
}

/** Id of the label of a control. */
export function labelId(controlId: string): string {
  return `${controlId}label`;
}
