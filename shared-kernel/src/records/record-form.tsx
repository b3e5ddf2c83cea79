import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/shared-kernel/changes';
import { type ContractForm, Form, FormActions, SubmitButton } from '@comptoir/shared-kernel/fields';
import { submitProps, type SubmitText } from './submit-text';
import { SubmitGate, useGate } from './submit-gate';
import { useFormOutcome } from './use-form-outcome';

interface RecordFormProps<Input extends FieldValues, Output extends FieldValues> {
  form: ContractForm<Input, Output>;
  /** How what was sent stands. */
  state: ChangeState;
  onSubmit: (values: Output) => void;
  /** On its button. */
  submit: SubmitText;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form with one button, which says at its fields what was refused and asks before it is left unsaved. */
export function RecordForm<Input extends FieldValues, Output extends FieldValues>(
  props: RecordFormProps<Input, Output>,
) {
  const { form, state, onSubmit, submit, notice, children } = props;
  const { ref, waitsFor, pass } = useGate();
  const leaving = useFormOutcome(form, state);
  const { busyLabel, ...button } = submitProps(submit);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    // Sent within the event where nothing is waited for: a draft is marked as sent by the render in between.
    const waiting = pass();
    if (waiting) await waiting;
    await form.handleSubmit(onSubmit)();
  };

  return (
    <Form form={form} onSubmit={(event) => void send(event)}>
      {notice}
      <SubmitGate value={ref}>{children}</SubmitGate>
      <FormActions>
        <SubmitButton
          {...button}
          busy={state.status === 'saving' || waitsFor !== undefined}
          busyLabel={waitsFor ?? busyLabel}
        />
      </FormActions>
      {leaving}
    </Form>
  );
}
