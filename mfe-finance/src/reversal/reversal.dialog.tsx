import { ReversalInput } from '@comptoir/api-contract/reversal';
import { useApiMutation } from '@comptoir/ui/changes';
import { useContractForm } from '@comptoir/ui/fields';
import { fieldsOf, FormDialog } from '@comptoir/ui/records';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/messages';
import styles from './reversal.module.css';

const { TextAreaField } = fieldsOf<ReversalInput>();

interface ReversalDialogProps {
  call: 'reverseTrade' | 'reverseTransaction';
  id: string;
  texts: { title: string; success: string; failure: string };
  onClose: () => void;
  /** Summary of the booking. */
  children: ReactNode;
}

/** Asks for a reason and books the opposite. Nothing is deleted. */
export function ReversalDialog({ call, id, texts, onClose, children }: ReversalDialogProps) {
  const t = useMessages();
  const { title, success, failure } = texts;
  const form = useContractForm(ReversalInput, { defaultValues: { reason: '' } });
  const reverse = useApiMutation(call, {
    success,
    failure,
    failureIn: 'screen',
    onSuccess: onClose,
    onAwaiting: onClose,
  });
  const submit = {
    label: t('reversal.reverse'),
    busyLabel: t('reversal.saving'),
    icon: 'reverse',
    variant: 'destructive',
  } as const;

  return (
    <FormDialog
      texts={{ title, submit, cancel: t('reversal.cancel'), failed: failure }}
      form={form}
      state={reverse.state}
      onSubmit={(body) => reverse.mutate({ params: { id }, body })}
      onClose={onClose}
    >
      <p className={styles.subject}>{children}</p>
      <TextAreaField name="reason" label={t('reversal.reason')} hint={t('reversal.hint')} data-autofocus />
    </FormDialog>
  );
}
