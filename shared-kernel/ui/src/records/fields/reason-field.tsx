import type { AskedReason } from '@comptoir/ui/changes';
import { Field, TextInput, useFormContext, useFormState } from '@comptoir/ui/fields';
import { useContractMessages } from '@comptoir/kernel/internal/i18n';
import type { BoundFieldProps } from './bound-field';

export interface ReasonFieldProps<Name extends string = string> extends Pick<BoundFieldProps<Name>, 'name' | 'label'> {
  /** Result of `useAskedReason`. */
  asked: AskedReason | undefined;
}

/** Reason for an unusual value, requested by the server; its text is shown below the field instead of an error. */
export function ReasonField({ name, label, asked }: ReasonFieldProps) {
  const inLanguage = useContractMessages();
  const { control, register, getFieldState } = useFormContext();
  const { error } = getFieldState(name, useFormState({ control, name }));
  return (
    <Field
      label={label}
      error={asked && error?.type === 'server' ? undefined : error?.message}
      hint={asked && inLanguage(asked.sentence)}
    >
      <TextInput {...register(name)} />
    </Field>
  );
}
