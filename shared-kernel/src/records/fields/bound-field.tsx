import type { ReactNode } from 'react';
import { Field, useFormContext, useFormState } from '@comptoir/shared-kernel/fields';

/** What every field of a form says. */
export interface BoundFieldProps<Name extends string = string> {
  /** Of the value in the form. */
  name: Name;
  label: string;
  /** A sentence that helps to fill it in. */
  hint?: ReactNode;
  /** Says beside the label that it may stay empty. */
  optional?: boolean | undefined;
  /** What is wrong with it though it keeps the rules of the schema, for example that an office holds too little. */
  problem?: string | undefined;
}

interface Props extends BoundFieldProps {
  /** Its control. */
  children: ReactNode;
}

/** A control with its label, and what the form finds wrong with it. */
export function BoundField({ name, problem, ...field }: Props) {
  const { control, getFieldState } = useFormContext();
  const formState = useFormState({ control, name });
  return <Field {...field} error={getFieldState(name, formState).error?.message ?? problem} />;
}
