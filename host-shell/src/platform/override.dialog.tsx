import { NewRemoteOverride } from '@comptoir/api-contract/remote-overrides';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, showIssues, SubmitButton, TextInput, useContractForm } from '@comptoir/ui/fields';
import { Dialog, Notice } from '@comptoir/ui';
import { useContractMessages } from '@comptoir/kernel/i18n';
import { useEffect } from 'react';
import { usePlatformMessages } from './messages/messages';
import { keepOverride } from '../remote-override/override-cookie';
import { reloadPage } from '../remote-override/reload-page';
import styles from './platform.module.css';

interface OverrideDialogProps {
  remote: string;
  address?: string;
  onClose: () => void;
  reload?: () => void;
}

/** Loads a remote from another address in this browser for a limited time; reloads the page. */
export function OverrideDialog({ remote, address: given = '', onClose, reload = reloadPage }: OverrideDialogProps) {
  const t = usePlatformMessages();
  const message = useContractMessages();
  const form = useContractForm(NewRemoteOverride, { defaultValues: { remote, address: given, minutes: 60 } });
  const { register, handleSubmit, formState } = form;
  const create = useApiMutation('createRemoteOverride', {
    onSuccess: ({ data: { token, until } }) => {
      keepOverride(token, until);
      reload();
    },
  });
  useEffect(() => {
    showIssues(form, create.error);
  }, [form, create.error]);
  const submit = handleSubmit((body) => create.mutate({ body }));
  const { address, minutes } = formState.errors;

  return (
    <Dialog title={t('forDeveloper.dialog', { remote })} onClose={onClose}>
      <Form onSubmit={(event) => void submit(event)}>
        <p className={styles.explain}>{t('forDeveloper.explain')}</p>
        {create.error && !address && !minutes && <Notice tone="danger">{message(create.error)}</Notice>}
        <Field label={t('forDeveloper.address')} error={address?.message}>
          <TextInput data-autofocus type="url" placeholder="http://localhost:4312" {...register('address')} />
        </Field>
        <Field label={t('forDeveloper.minutes')} error={minutes?.message}>
          <TextInput type="number" min={1} {...register('minutes', { valueAsNumber: true })} />
        </Field>
        <FormActions>
          <SubmitButton busy={create.isPending} busyLabel={t('forDeveloper.start')}>
            {t('forDeveloper.start')}
          </SubmitButton>
        </FormActions>
      </Form>
    </Dialog>
  );
}
