import { Form, FormActions, SubmitButton, useUnsavedChanges, type ContractForm } from '@comptoir/ui/fields';
import type { ReactNode } from 'react';

type Values = Record<string, unknown>;

interface SettingsFormProps<Input extends Values, Output extends Values> {
  form: ContractForm<Input, Output>;
  isSaving: boolean;
  /** Label of the button. */
  submit: string;
  onSubmit: (values: Output) => void;
  children: ReactNode;
}

/** Settings of an office that are saved together, with a question about unsaved input. */
export function SettingsForm<Input extends Values, Output extends Values>({
  form,
  isSaving,
  submit,
  onSubmit,
  children,
}: SettingsFormProps<Input, Output>) {
  const unsaved = useUnsavedChanges(form.formState.isDirty);
  return (
    <>
      <Form form={form} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        {children}
        <FormActions>
          <SubmitButton busy={isSaving}>{submit}</SubmitButton>
        </FormActions>
      </Form>
      {unsaved}
    </>
  );
}
