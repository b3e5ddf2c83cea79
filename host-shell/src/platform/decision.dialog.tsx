import { NewRemoteDecision } from '@comptoir/api-contract/remote-decisions';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, showIssues, SubmitButton, TextInput, useContractForm } from '@comptoir/ui/fields';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { Dialog, Notice } from '@comptoir/ui';
import { useEffect } from 'react';
import { usePlatformMessages } from './messages/messages';
import styles from './platform.module.css';

interface DecisionDialogProps extends Pick<NewRemoteDecision, 'remote' | 'version' | 'decision'> {
  onClose: () => void;
}

export function DecisionDialog({ remote, version, decision, onClose }: DecisionDialogProps) {
  const t = usePlatformMessages();
  const message = useContractMessages();
  const form = useContractForm(NewRemoteDecision, {
    defaultValues: { remote, version, decision, reason: '', ...(decision === 'share' && { share: 100 }) },
  });
  const { register, handleSubmit, formState } = form;
  const { reason, share } = formState.errors;
  const decide = useApiMutation('decideOnRemote', { onSuccess: onClose });
  useEffect(() => {
    showIssues(form, decide.error);
  }, [form, decide.error]);
  const submit = handleSubmit((body) => decide.mutate({ body }));
  return (
    <Dialog title={t(`decide.${decision}`, { remote, version })} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <p className={styles.explain}>{t(`effect.${decision}`)}</p>
        {decide.error && !reason && !share && <Notice tone="danger">{message(decide.error)}</Notice>}
        {decision === 'share' && (
          <Field label={t('percent')} error={share?.message}>
            <TextInput type="number" min={0} max={100} step="any" {...register('share', { valueAsNumber: true })} />
          </Field>
        )}
        <Field label={t('reason')} error={reason?.message}>
          <TextInput data-autofocus {...register('reason')} />
        </Field>
        <FormActions>
          <SubmitButton busy={decide.isPending} busyLabel={t('decideNow')}>
            {t('decideNow')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
