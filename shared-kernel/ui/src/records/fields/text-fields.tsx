import type { ComponentProps } from 'react';
import { PasswordInput, TextArea, TextInput, useFormContext } from '@comptoir/ui/fields';
import { BoundField, type BoundFieldProps } from './bound-field';

type Bound = 'name' | 'ref' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'type' | 'children';

export interface TextFieldProps<Name extends string = string>
  extends BoundFieldProps<Name>, Omit<ComponentProps<typeof TextInput>, Bound> {
  /** `email`, `tel` and `url` show their keyboards. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'number';
  /** Converts the text to the form value. */
  setValueAs?: (typed: string) => unknown;
}

export function TextField(props: TextFieldProps) {
  const { name, label, hint, optional, problem, type = 'text', setValueAs, ...input } = props;
  const { register } = useFormContext();
  return (
    <BoundField name={name} label={label} hint={hint} optional={optional} problem={problem}>
      <TextInput
        {...(type !== 'text' && type !== 'number' && { inputMode: type })}
        {...input}
        type={type}
        {...register(name, setValueAs && { setValueAs })}
      />
    </BoundField>
  );
}

export type TextAreaFieldProps<Name extends string = string> = BoundFieldProps<Name> &
  Omit<ComponentProps<typeof TextArea>, Bound>;

export function TextAreaField({ name, label, hint, optional, problem, ...input }: TextAreaFieldProps) {
  const { register } = useFormContext();
  return (
    <BoundField name={name} label={label} hint={hint} optional={optional} problem={problem}>
      <TextArea {...input} {...register(name)} />
    </BoundField>
  );
}

export interface PasswordFieldProps<Name extends string = string> extends BoundFieldProps<Name> {
  autoComplete: 'current-password' | 'new-password';
}

export function PasswordField({ name, autoComplete, ...field }: PasswordFieldProps) {
  const { register } = useFormContext();
  return (
    <BoundField name={name} {...field}>
      <PasswordInput autoComplete={autoComplete} {...register(name)} />
    </BoundField>
  );
}
