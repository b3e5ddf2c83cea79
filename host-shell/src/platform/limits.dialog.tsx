import { RemoteLimits } from '@comptoir/api-contract/remote-limits';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, showIssues, SubmitButton, TextInput, useContractForm } from '@comptoir/ui/fields';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { Dialog, Notice } from '@comptoir/ui';
import { useEffect } from 'react';
import { usePlatformMessages } from './messages/messages';
import styles from './platform.module.css';

interface LimitsDialogProps {
  remote: string;
  limits: RemoteLimits;
  onClose: () => void;
}

export function LimitsDialog({ remote, limits, onClose }: LimitsDialogProps) {
  const t = usePlatformMessages();
  const message = useContractMessages();
  const { percent, views, people, notify } = limits;
  const form = useContractForm(RemoteLimits, { defaultValues: { percent, views, people, notify } });
  const { register, handleSubmit, formState } = form;
  const { errors } = formState;
  const set = useApiMutation('setRemoteLimits', {
    success: t('limits.saved', { remote }),
    onSuccess: onClose,
  });
  useEffect(() => {
    showIssues(form, set.error);
  }, [form, set.error]);
  const submit = handleSubmit((body) => set.mutate({ params: { remote }, body }));
  return (
    <Dialog title={t('limits.title', { remote })} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <p className={styles.explain}>{t('limits.explain')}</p>
        {set.error && Object.keys(errors).length === 0 && <Notice tone="danger">{message(set.error)}</Notice>}
        <Field label={t('limits.percent')} error={errors.percent?.message}>
          <TextInput data-autofocus type="number" step="any" {...register('percent', { valueAsNumber: true })} />
        </Field>
        <Field label={t('limits.views')} error={errors.views?.message}>
          <TextInput type="number" {...register('views', { valueAsNumber: true })} />
        </Field>
        <Field label={t('limits.people')} error={errors.people?.message}>
          <TextInput type="number" {...register('people', { valueAsNumber: true })} />
        </Field>
        <Field label={t('limits.notify')} error={errors.notify?.message}>
          <TextInput type="email" {...register('notify', { setValueAs: (text: string | null) => text || null })} />
        </Field>
        <FormActions>
          <SubmitButton busy={set.isPending} busyLabel={t('limits.save')}>
            {t('limits.save')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
