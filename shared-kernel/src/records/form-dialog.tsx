import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/shared-kernel/changes';
import { type ContractForm, Form, SubmitButton, useGuardedClose } from '@comptoir/shared-kernel/fields';
import { FailureNotice } from './record/failure-notice';
import { isDone, refusalOf } from './change-state';
import { submitProps, type SubmitText } from './submit-text';
import { useKernelMessages } from '../i18n';
import { Button } from '../ui/button/button';
import { Dialog } from '../ui/dialog/dialog';
import { useShownIssues } from './use-form-outcome';

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues> {
  texts: {
    title: string;
    submit: SubmitText;
    /** By default 'Cancel'. */
    cancel?: string;
    /** Above the reason of a refusal; absent: a toast says so. */
    failed?: string;
  };
  form: ContractForm<Input, Output>;
  /** How what was sent stands. */
  state: ChangeState;
  onSubmit: (values: Output) => void;
  onClose: () => void;
  /** The draft of the form, where it has one: what is discarded does not come back. */
  draft?: string;
  /** Before the button that closes it. */
  action?: ReactNode;
  /** Stands above the fields. */
  notice?: ReactNode;
  /** Widest that it gets, in CSS pixels. */
  width?: number;
  /** The fields. */
  children: ReactNode;
  /** Stands under the form, and is no part of it. */
  after?: ReactNode;
}

/** A form in a dialog, which says why it was refused and asks before what is typed in it is lost. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const { texts, form, state, onSubmit, onClose, draft, action, notice, width, children, after } = props;
  const t = useKernelMessages();
  const id = useId();
  const { close, question } = useGuardedClose(form.formState.isDirty && !isDone(state), onClose, draft);
  const refusal = texts.failed === undefined ? null : refusalOf(state);
  useShownIssues(form, state);

  return (
    <Dialog
      title={texts.title}
      {...(width !== undefined && { width })}
      onClose={close}
      actions={
        <>
          {action}
          <Button onClick={close}>{texts.cancel ?? t('confirm.cancel')}</Button>
          <SubmitButton
            disabled={state.status === 'deleting'}
            {...submitProps(texts.submit)}
            form={id}
            busy={state.status === 'saving'}
          />
        </>
      }
    >
      <Form form={form} id={id} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        {notice ?? (refusal && <FailureNotice title={texts.failed ?? ''} error={refusal} />)}
        {children}
      </Form>
      {after}
      {question}
    </Dialog>
  );
}
