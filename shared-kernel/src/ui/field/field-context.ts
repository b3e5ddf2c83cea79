import { createContext, use } from 'react';

interface FieldControl {
  id: string;
  describedBy: string;
  invalid: boolean;
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

/** Id of the label of a control. */
export function labelId(controlId: string): string {
  return `${controlId}label`;
}
