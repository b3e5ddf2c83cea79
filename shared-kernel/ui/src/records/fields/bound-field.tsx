import type { ReactNode } from 'react';
import { Field, useFormContext, useFormState } from '@comptoir/ui/fields';

export interface BoundFieldProps<Name extends string = string> {
  name: Name;
  label: string;
  hint?: ReactNode;
  /** Marks the label as "(optional)". */
  optional?: boolean | undefined;
  /** Error beyond the schema, for example that the balance of an office is too low. */
  problem?: string | undefined;
}

interface Props extends BoundFieldProps {
  children: ReactNode;
}

/** A control with its label and the error of the form. */
export function BoundField({ name, problem, ...field }: Props) {
  const { control, getFieldState } = useFormContext();
  const formState = useFormState({ control, name });
  return <Field {...field} error={getFieldState(name, formState).error?.message ?? problem} />;
}
