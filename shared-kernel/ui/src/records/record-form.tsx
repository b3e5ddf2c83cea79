import type { FormEvent, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/ui/changes';
import { type ContractForm, Form } from '@comptoir/ui/fields';
import { SubmitButtons, thenOf, type Then } from './submit-buttons';
import { SubmitGate, useGate } from './submit-gate';
import type { SubmitText } from './submit-text';
import { useFormOutcome } from './use-form-outcome';

interface RecordFormProps<Input extends FieldValues, Output extends FieldValues> {
  form: ContractForm<Input, Output>;
  state: ChangeState;
  onSubmit: (values: Output, then: Then) => void;
  submit: SubmitText;
  /** Label of a second button, which saves and starts another record. */
  another?: string | undefined;
  /** True for such a further record: Enter adds the next. */
  isFurther?: boolean;
  notice?: ReactNode;
  children: ReactNode;
}

/** A form with its buttons. Shows refusals at their fields, and asks before it is left unsaved. */
export function RecordForm<Input extends FieldValues, Output extends FieldValues>(
  props: RecordFormProps<Input, Output>,
) {
  const { form, state, onSubmit, submit, another, isFurther, notice, children } = props;
  const { ref, waitsFor, pass } = useGate();
  const leaving = useFormOutcome(form, state);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    const then = thenOf(event.nativeEvent);
    // Awaits only if there is something to wait for: a render in between marks the draft as sent.
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
