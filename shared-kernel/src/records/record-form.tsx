import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/shared-kernel/changes';
import { type ContractForm, Form } from '@comptoir/shared-kernel/fields';
import { SubmitButtons, thenOf, type Then } from './submit-buttons';
import { SubmitGate, useGate } from './submit-gate';
import type { SubmitText } from './submit-text';
import { useFormOutcome } from './use-form-outcome';

interface RecordFormProps<Input extends FieldValues, Output extends FieldValues> {
  form: ContractForm<Input, Output>;
  /** How what was sent stands. */
  state: ChangeState;
  onSubmit: (values: Output, then: Then) => void;
  /** On its button. */
  submit: SubmitText;
  /** On a second one, which saves and goes on with a further record. */
  another?: string | undefined;
  /** Whether the record is such a further one: Enter goes on with the next. */
  isFurther?: boolean;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

/** A form with its button, which says at its fields what was refused and asks before it is left unsaved. */
export function RecordForm<Input extends FieldValues, Output extends FieldValues>(
  props: RecordFormProps<Input, Output>,
) {
  const { form, state, onSubmit, submit, another, isFurther, notice, children } = props;
  const { ref, waitsFor, pass } = useGate();
  const leaving = useFormOutcome(form, state);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const then = thenOf(event.nativeEvent);
    // Sent within the event where nothing is waited for: a draft is marked as sent by the render in between.
    const waiting = pass();
    if (waiting) await waiting;
    await form.handleSubmit((values) => onSubmit(values, then))();
  };

  return (
    <Form form={form} onSubmit={(event) => void send(event)}>
      {notice}
      <SubmitGate value={ref}>{children}</SubmitGate>
      <SubmitButtons
        submit={submit}
        another={another}
        isFurther={isFurther}
        busy={state.status === 'saving' || waitsFor !== undefined}
        busyLabel={waitsFor}
      />
      {leaving}
    </Form>
  );
}
