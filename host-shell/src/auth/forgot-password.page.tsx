import { RetrievePassword } from '@comptoir/api-contract/account';
import { Link } from '@comptoir/kernel/router';
import { useApiMutation } from '@comptoir/ui/changes';
import { Field, Form, FormActions, SubmitButton, TextInput, useContractForm } from '@comptoir/ui/fields';
import { useShellMessages } from '../messages/messages';
import styles from './auth.module.css';
import { AuthFrame } from './auth-frame';

export function ForgotPasswordPage() {
  const t = useShellMessages();
  const form = useContractForm(RetrievePassword, { defaultValues: { email: '' } });
  const send = useApiMutation('retrievePassword', { success: t('forgot.sent'), failure: t('forgot.failed') });
  const submit = form.handleSubmit((body) => send.mutate({ body }));

  return (
    <AuthFrame title={t('forgot.title')}>
      <p>{t('forgot.text')}</p>
      <Form onSubmit={(event) => void submit(event)}>
        <Field label={t('forgot.email')} error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...form.register('email')} />
        </Field>
        <FormActions>
          <SubmitButton block busy={send.isPending} busyLabel={t('forgot.submitting')}>
            {t('forgot.submit')}
          </SubmitButton>
        </FormActions>
      </Form>
      <Link className={styles.aside} to="/auth/login">
        {t('forgot.back')}
      </Link>
    </AuthFrame>
  );
}
