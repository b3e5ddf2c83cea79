import { ReversalInput } from '@comptoir/api-contract/reversal';
import {
  FailureNotice,
  Field,
  Form,
  showIssues,
  TextArea,
  useApiMutation,
  useContractForm,
  useGuardedClose,
} from '@comptoir/shared-kernel/form';
import { Button, Dialog } from '@comptoir/shared-kernel/ui';
import { useEffect, useId, type ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import styles from './reversal.module.css';

interface ReversalDialogProps {
  /** The call that takes it back, and what it takes back. */
  call: 'reverseTrade' | 'reverseTransaction';
  id: string;
  texts: { title: string; success: string; failure: string };
  onClose: () => void;
  /** What is taken back. */
  children: ReactNode;
}

/** Asks why something that was booked is taken back, and books its opposite. Nothing is deleted. */
export function ReversalDialog({ call, id, texts, onClose, children }: ReversalDialogProps) {
  const t = useMessages();
  const formId = useId();
  const form = useContractForm(ReversalInput, { defaultValues: { reason: '' } });
  const reverse = useApiMutation(call, {
    success: texts.success,
    failure: texts.failure,
    failureIn: 'screen',
    onSuccess: onClose,
  });
  const { register, handleSubmit, formState } = form;
  const { close, question } = useGuardedClose(formState.isDirty && !reverse.isSuccess, onClose);

  useEffect(() => {
    showIssues(form, reverse.error);
  }, [form, reverse.error]);

  return (
    <Dialog
      title={texts.title}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{t('reversal.cancel')}</Button>
          <Button type="submit" form={formId} variant="destructive" icon="reverse" busy={reverse.isPending}>
            {reverse.isPending ? t('reversal.saving') : t('reversal.reverse')}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={(event) => void handleSubmit((body) => reverse.mutate({ params: { id }, body }))(event)}
      >
        {reverse.error && <FailureNotice title={texts.failure} error={reverse.error} />}
        <p className={styles.subject}>{children}</p>
        <Field label={t('reversal.reason')} hint={t('reversal.hint')} error={formState.errors.reason?.message}>
          <TextArea data-autofocus {...register('reason')} />
        </Field>
      </Form>
      {question}
    </Dialog>
  );
}
