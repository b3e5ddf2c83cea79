import type { ReactNode } from 'react';
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form';
import { useController, useFormContext } from '@comptoir/ui/fields';
import { BoundField, type BoundFieldProps } from './bound-field';

export interface ControlFieldProps<
  Values extends FieldValues = FieldValues,
  Name extends FieldPath<Values> = FieldPath<Values>,
> extends BoundFieldProps<Name> {
  children: (field: ControllerRenderProps<Values, Name>) => ReactNode;
}

/** A field with a custom control. */
export function ControlField({ name, children, ...field }: ControlFieldProps) {
  const { control } = useFormContext();
  const { field: bound } = useController({ control, name });
  return (
    <BoundField name={name} {...field}>
      {children(bound)}
    </BoundField>
  );
}
