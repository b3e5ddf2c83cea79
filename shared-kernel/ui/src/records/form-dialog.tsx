import { useId, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { ChangeState } from '@comptoir/ui/changes';
import { type ContractForm, Form, SubmitButton, useGuardedClose } from '@comptoir/ui/fields';
import { FailureNotice } from './record/failure-notice';
import { isDone, refusalOf } from './change-state';
import { submitProps, type SubmitText } from './submit-text';
import { useKernelMessages } from '@comptoir/kernel/internal/i18n';
import { Button } from '../components/button/button';
import { Dialog } from '../components/dialog/dialog';
import styles from '../components/dialog/dialog.module.css';
import { useIssueErrors } from './use-form-outcome';

interface FormDialogProps<Input extends FieldValues, Output extends FieldValues> {
  texts: {
    title: string;
    submit: SubmitText;
    /** 'Cancel' by default. */
    cancel?: string;
    /** Title above the reason of a refusal; without it a toast is shown. */
    failed?: string;
  };
  form: ContractForm<Input, Output>;
  state: ChangeState;
  onSubmit: (values: Output) => void;
  onClose: () => void;
  draft?: string;
  action?: ReactNode;
  notice?: ReactNode;
  /** Maximal width in CSS pixels. */
  width?: number;
  /** Name of the record below the title. */
  subject?: string;
  /** Facts above the form, which begin the dialog. */
  before?: ReactNode;
  children: ReactNode;
  after?: ReactNode;
}

/** A form in a dialog. Shows the reason of a refusal, and asks before input is lost. */
export function FormDialog<Input extends FieldValues, Output extends FieldValues>(
  props: FormDialogProps<Input, Output>,
) {
  const { texts, form, state, onSubmit, onClose, draft, action, notice, width, subject, before, children, after } =
    props;
  const t = useKernelMessages();
  const id = useId();
  const { close, question } = useGuardedClose(form.formState.isDirty && !isDone(state), onClose, draft);
  const refusal = texts.failed === undefined ? null : refusalOf(state);
  useIssueErrors(form, state);

  return (
    <Dialog
      title={texts.title}
      subject={subject}
      {...(before !== undefined && { startsWith: 'title' })}
      {...(width !== undefined && { width })}
      onClose={close}
      actions={
        <>
          {action}
          <span className={styles.pair}>
            <Button onClick={close}>{texts.cancel ?? t('confirm.cancel')}</Button>
            <SubmitButton
              disabled={state.status === 'deleting'}
              {...submitProps(texts.submit)}
              form={id}
              busy={state.status === 'saving'}
            />
          </span>
        </>
      }
    >
      {before}
      <Form form={form} id={id} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
        {notice ?? (refusal && <FailureNotice title={texts.failed ?? ''} error={refusal} />)}
        {children}
      </Form>
      {after}
      {question}
    </Dialog>
  );
}
